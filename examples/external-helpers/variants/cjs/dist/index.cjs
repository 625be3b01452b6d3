"use strict";
var __webpack_require__ = {};
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.r = (exports1)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
})();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    Counter: ()=>Counter
});
const _class_private_field_get_namespaceObject = require("@swc/helpers/_/_class_private_field_get");
const _class_private_field_init_namespaceObject = require("@swc/helpers/_/_class_private_field_init");
const _class_private_field_set_namespaceObject = require("@swc/helpers/_/_class_private_field_set");
var _count = /*#__PURE__*/ new WeakMap();
class Counter {
    next() {
        (0, _class_private_field_set_namespaceObject._)(this, _count, (0, _class_private_field_get_namespaceObject._)(this, _count) + 1);
        return (0, _class_private_field_get_namespaceObject._)(this, _count);
    }
    constructor(){
        (0, _class_private_field_init_namespaceObject._)(this, _count, {
            writable: true,
            value: 0
        });
    }
}
exports.Counter = __webpack_exports__.Counter;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "Counter"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
