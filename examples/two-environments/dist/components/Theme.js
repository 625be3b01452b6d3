import { jsx } from "react/jsx-runtime";
function Theme({ children }) {
    return /*#__PURE__*/ jsx("div", {
        "data-theme": "example",
        children: children
    });
}
export { Theme };
