import logo_namespaceObject from "./static/svg/logo.svg";
const loadEditor = ()=>import("./editor~0.js");
export { loadEditor, logo_namespaceObject as logo };
