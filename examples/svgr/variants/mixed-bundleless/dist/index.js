import { jsx } from "react/jsx-runtime";
import logo, { ReactComponent } from "./logo.js";
function Brand() {
    return /*#__PURE__*/ jsx(ReactComponent, {
        role: "img"
    });
}
export { Brand, logo as logoUrl };
