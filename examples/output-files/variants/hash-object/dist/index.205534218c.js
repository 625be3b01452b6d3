import logo_namespaceObject from "./static/svg/logo.svg";
const loadEditor = ()=>import("./editor.edfb4ba08b.js");
export { loadEditor, logo_namespaceObject as logo };
