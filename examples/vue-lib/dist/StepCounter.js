import { createElementBlock, defineComponent, openBlock, ref, toDisplayString } from "vue";
import "./StepCounter.css";
import { __webpack_require__ } from "./rslib-runtime.js";
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
export default StepCounter;
