var __webpack_require__ = {};
(()=>{
    __webpack_require__.p = "https://cdn.example.com/lib/";
})();
const logo_namespaceObject = __webpack_require__.p + "static/svg/logo.svg";
const sample_namespaceObject = __webpack_require__.p + "static/assets/sample.bin";
export { logo_namespaceObject as logo, sample_namespaceObject as sample };
