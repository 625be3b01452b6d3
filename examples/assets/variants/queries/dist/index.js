var __webpack_require__ = {};
(()=>{
    var scriptUrl;
    if ("string" == typeof import.meta.url) scriptUrl = import.meta.url;
    if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
    scriptUrl = scriptUrl.replace(/^blob:/, "").replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
    __webpack_require__.p = scriptUrl;
})();
const arrowraw_namespaceObject = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><path d=\"M2 8h12M9 3l5 5-5 5\" fill=\"none\" stroke=\"currentColor\" /></svg>\n";
const dotinline_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0IDQiPjxjaXJjbGUgY3g9IjIiIGN5PSIyIiByPSIyIiAvPjwvc3ZnPgo=";
const logourl_namespaceObject = __webpack_require__.p + "static/image/logo.png";
const icons = {
    arrow: arrowraw_namespaceObject,
    dot: dotinline_namespaceObject,
    logo: logourl_namespaceObject
};
export { icons };
