import { jsx } from "react/jsx-runtime";
import button_module from "./button.module.js";
function Button({ children, onClick }) {
    return /*#__PURE__*/ jsx("button", {
        className: button_module.button,
        type: "button",
        onClick: onClick,
        children: children
    });
}
export { Button };
