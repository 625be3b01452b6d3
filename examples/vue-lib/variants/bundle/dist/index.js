import { createElementBlock, defineComponent, openBlock, ref, toDisplayString } from "vue";
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
__webpack_require__.add({
    G (__unused_rspack_module, exports) {
        exports.A = (sfc, props)=>{
            const target = sfc.__vccOpts || sfc;
            for (const [key, val] of props)target[key] = val;
            return target;
        };
    }
});
const StepCountervue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'StepCounter',
    props: {
        step: {}
    },
    setup (__props) {
        const props = __props;
        const count = ref(0);
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", {
                type: "button",
                onClick: _cache[0] || (_cache[0] = ($event)=>count.value += props.step)
            }, toDisplayString(count.value), 1));
    }
});
const exportHelper = __webpack_require__("G");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(StepCountervue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-df15885b"
    ]
]);
const StepCounter = __exports__;
export { StepCounter };
