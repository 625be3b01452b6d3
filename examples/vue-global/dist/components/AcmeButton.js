import { __webpack_require__ } from "../rslib-runtime.js";
import { createElementBlock, defineComponent, openBlock, toDisplayString } from "vue";
import "./AcmeButton.css";
import "../o.js";
const _hoisted_1 = {
    type: "button"
};
const AcmeButtonvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'AcmeButton',
    props: {
        label: {}
    },
    setup (__props) {
        return (_ctx, _cache)=>(openBlock(), createElementBlock("button", _hoisted_1, toDisplayString(__props.label), 1));
    }
});
const exportHelper = __webpack_require__("G");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(AcmeButtonvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-2dd8ae1d"
    ]
]);
const AcmeButton = __exports__;
export default AcmeButton;
