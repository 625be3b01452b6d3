var __webpack_require__ = {};
(()=>{
    var scriptUrl;
    if ("string" == typeof import.meta.url) scriptUrl = import.meta.url;
    if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
    scriptUrl = scriptUrl.replace(/^blob:/, "").replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
    __webpack_require__.p = scriptUrl;
})();
const arrowurl_namespaceObject = __webpack_require__.p + "static/svg/arrow.svg";
const icons = {
    arrow: arrowurl_namespaceObject
};
export { icons };
