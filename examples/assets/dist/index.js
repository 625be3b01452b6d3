import arrow_namespaceObject from "./static/svg/arrow.svg";
import logo_namespaceObject from "./static/image/logo.png";
const icons = {
    arrow: arrow_namespaceObject,
    logo: logo_namespaceObject
};
export { icons };
