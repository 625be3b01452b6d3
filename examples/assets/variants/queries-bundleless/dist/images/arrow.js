import arrow_namespaceObject from "../static/svg/arrow.svg";
export default arrow_namespaceObject;
