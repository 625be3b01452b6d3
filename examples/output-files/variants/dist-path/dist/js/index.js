import logo_namespaceObject from "../images/logo.svg";
const loadEditor = ()=>import("../editor.js");
export { loadEditor, logo_namespaceObject as logo };
