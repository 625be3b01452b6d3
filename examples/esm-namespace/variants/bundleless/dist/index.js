import * as __rspack_external__button_js_94cf6f44 from "./button.js";
export { __rspack_external__button_js_94cf6f44 as Button };
