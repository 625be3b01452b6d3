var __webpack_modules__ = {};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module, module.exports, __webpack_require__);
    return module.exports;
}
__webpack_require__.m = __webpack_modules__;
(()=>{
    __webpack_require__.add = function(modules) {
        Object.assign(__webpack_require__.m, modules);
    };
})();
(()=>{
    __webpack_require__.v = function(exports, wasmModuleFilename, importsObj) {
        var req = fetch(__webpack_require__.p + wasmModuleFilename);
        var fallback = function() {
            return req.then(function(x) {
                return x.arrayBuffer();
            }).then(function(bytes) {
                return WebAssembly.instantiate(bytes, importsObj);
            }).then(function(res) {
                return Object.assign(exports, res.instance.exports);
            });
        };
        return req.then(function(res) {
            if ("function" == typeof WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(res, importsObj).then(function(res) {
                return Object.assign(exports, res.instance.exports);
            }, function(e) {
                if ("application/wasm" !== res.headers.get("Content-Type")) {
                    console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);
                    return fallback();
                }
                throw e;
            });
            return fallback();
        });
    };
})();
(()=>{
    var scriptUrl;
    if ("string" == typeof import.meta.url) scriptUrl = import.meta.url;
    if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
    scriptUrl = scriptUrl.replace(/^blob:/, "").replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
    __webpack_require__.p = scriptUrl;
})();
__webpack_require__.add({
    O (module, exports, __webpack_require__) {
        module.exports = __webpack_require__.v(exports, "static/wasm/54b710755d.module.wasm");
    }
});
const add = await __webpack_require__("O");
const three = (0, add.add)(1, 2);
export { three };
