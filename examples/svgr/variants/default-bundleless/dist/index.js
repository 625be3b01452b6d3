import { jsx } from "react/jsx-runtime";
import logo from "./logo.js";
const LogoIcon = logo;
function Brand() {
    return /*#__PURE__*/ jsx(logo, {
        role: "img"
    });
}
export { Brand, LogoIcon };
