import logo_namespaceObject from "./static/svg/logo.994898.svg";
const loadEditor = ()=>import("./editor.edfb4b.js");
export { loadEditor, logo_namespaceObject as logo };
