"use strict";
var __webpack_modules__ = {
    "./src/limits.json" (module1) {
        module1.exports = /*#__PURE__*/ JSON.parse('{"maxItems":20,"maxDepth":3}');
    }
};
var __webpack_module_cache__ = {};
function __webpack_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (void 0 !== cachedModule) return cachedModule.exports;
    var module1 = __webpack_module_cache__[moduleId] = {
        exports: {}
    };
    __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
    return module1.exports;
}
var __webpack_exports__ = __webpack_require__("./src/limits.json");
module.exports = __webpack_exports__;
