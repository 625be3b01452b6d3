import * as __rspack_external_react from "react";
function Badge({ count }) {
    return /*#__PURE__*/ __rspack_external_react.createElement("span", {
        className: "badge"
    }, count);
}
export { Badge };
