import { __webpack_require__ } from "./rslib-runtime.js";
import "./j.js";
const picocolors = __webpack_require__("../../node_modules/picocolors/picocolors.js");
var picocolors_default = /*#__PURE__*/ __webpack_require__.n(picocolors);
const error = (text)=>picocolors_default().red(text);
export { error };
