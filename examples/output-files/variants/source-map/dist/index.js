import logo_namespaceObject from "./static/svg/logo.svg";
const loadEditor = ()=>import("./editor.js");
export { loadEditor, logo_namespaceObject as logo };

//# sourceMappingURL=index.js.map