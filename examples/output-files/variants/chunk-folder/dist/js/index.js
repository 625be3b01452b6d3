import logo_namespaceObject from "../static/svg/logo.svg";
const loadEditor = ()=>import("./chunks/editor.js");
export { loadEditor, logo_namespaceObject as logo };
