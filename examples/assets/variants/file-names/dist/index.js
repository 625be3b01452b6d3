import arrow_namespaceObject from "./images/arrow.svg";
import logo_namespaceObject from "./images/logo.5532f79a.png";
const icons = {
    arrow: arrow_namespaceObject,
    logo: logo_namespaceObject
};
export { icons };
