import { __webpack_require__ } from "./rslib-runtime.js";
import { createElementBlock, openBlock } from "vue";
import "./UndoButton.css";
import "./o.js";
const _hoisted_1 = {
    type: "button"
};
function render(_ctx, _cache) {
    return openBlock(), createElementBlock("button", _hoisted_1, "Undo");
}
const exportHelper = __webpack_require__("G");
const script = {};
const __exports__ = /*#__PURE__*/ (0, exportHelper.A)(script, [
    [
        'render',
        render
    ],
    [
        '__scopeId',
        "data-v-6fd03e4f"
    ]
]);
const UndoButton = __exports__;
export default UndoButton;
