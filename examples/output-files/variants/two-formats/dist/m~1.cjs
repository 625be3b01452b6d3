"use strict";
exports.ids = [
    "m"
];
exports.modules = {
    s (__unused_rspack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        const motto = 'Crème brûlée ✓';
        __webpack_require__.d(__webpack_exports__, {}, {
            motto: motto
        });
    }
};
