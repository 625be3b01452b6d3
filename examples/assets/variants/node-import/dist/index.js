import arrow_namespaceObject from "./static/svg/arrow.svg";
const icons = {
    arrow: arrow_namespaceObject
};
export { icons };
