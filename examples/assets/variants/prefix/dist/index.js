var __webpack_require__ = {};
(()=>{
    __webpack_require__.p = "https://cdn.example.com/example-assets/";
})();
const arrow_namespaceObject = __webpack_require__.p + "static/svg/arrow.svg";
const logo_namespaceObject = __webpack_require__.p + "static/image/logo.png";
const icons = {
    arrow: arrow_namespaceObject,
    logo: logo_namespaceObject
};
export { icons };
