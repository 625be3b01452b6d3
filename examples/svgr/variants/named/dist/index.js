import { jsx } from "react/jsx-runtime";
import "react";
const SvgLogo = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 16 16",
        ...props,
        children: /*#__PURE__*/ jsx("circle", {
            cx: 8,
            cy: 8,
            r: 7,
            fill: "none",
            stroke: "currentColor"
        })
    });
function Brand() {
    return /*#__PURE__*/ jsx(SvgLogo, {
        role: "img"
    });
}
export { Brand };
