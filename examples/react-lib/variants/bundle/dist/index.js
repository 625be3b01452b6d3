import { jsx } from "react/jsx-runtime";
const button_module = {
    button: "button-QvAIfg"
};
function Button({ children, onClick }) {
    return /*#__PURE__*/ jsx("button", {
        className: button_module.button,
        type: "button",
        onClick: onClick,
        children: children
    });
}
export { Button };
