import { jsx } from "react/jsx-runtime";
function Badge({ count }) {
    return /*#__PURE__*/ jsx("span", {
        className: "badge",
        children: count
    });
}
export { Badge };
