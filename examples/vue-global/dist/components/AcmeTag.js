import { __webpack_require__ } from "../rslib-runtime.js";
import { createElementBlock, defineComponent, openBlock, toDisplayString } from "vue";
import "./AcmeTag.css";
import "../o.js";
const AcmeTagvue_type_script_setup_true_lang_ts = /*@__PURE__*/ defineComponent({
    __name: 'AcmeTag',
    props: {
        text: {}
    },
    setup (__props) {
        return (_ctx, _cache)=>(openBlock(), createElementBlock("em", null, toDisplayString(__props.text), 1));
    }
});
const exportHelper = __webpack_require__("G");
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(AcmeTagvue_type_script_setup_true_lang_ts, [
    [
        '__scopeId',
        "data-v-47528836"
    ]
]);
const AcmeTag = __exports__;
export default AcmeTag;
