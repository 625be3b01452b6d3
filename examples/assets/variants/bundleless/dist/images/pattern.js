import pattern_namespaceObject from "../static/image/pattern.png";
export default pattern_namespaceObject;
