var __webpack_require__ = {};
(()=>{
    __webpack_require__.d = (exports, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports, key)) Object.defineProperty(exports, key, {
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
    __webpack_require__.r = (exports)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports, '__esModule', {
            value: true
        });
    };
})();
var editor_namespaceObject = {};
__webpack_require__.r(editor_namespaceObject);
__webpack_require__.d(editor_namespaceObject, {
    motto: ()=>motto
});
const motto = 'Crème brûlée ✓';
import logo_namespaceObject from "./static/svg/logo.svg";
const loadEditor = ()=>Promise.resolve(editor_namespaceObject);
export { loadEditor, logo_namespaceObject as logo };
