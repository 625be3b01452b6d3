(()=>{
    var __webpack_require__ = {};
    (()=>{
        __webpack_require__.n = (module)=>{
            var getter = module && module.__esModule ? ()=>module['default'] : ()=>module;
            __webpack_require__.d(getter, {
                a: getter
            });
            return getter;
        };
    })();
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
    const external_Mitt_namespaceObject = globalThis.Mitt;
    var external_Mitt_default = /*#__PURE__*/ __webpack_require__.n(external_Mitt_namespaceObject);
    const bus = external_Mitt_default()();
    bus.emit('ready');
})();
