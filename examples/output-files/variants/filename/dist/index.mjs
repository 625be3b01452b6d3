import logo_namespaceObject from "./static/svg/brand-logo.svg";
const loadEditor = ()=>import("./editor.mjs");
export { loadEditor, logo_namespaceObject as logo };
