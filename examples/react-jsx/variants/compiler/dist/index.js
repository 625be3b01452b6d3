import { jsx } from "react/jsx-runtime";
import { c } from "react/compiler-runtime";
function Badge(t0) {
    const $ = c(2);
    const { count } = t0;
    let t1;
    if ($[0] !== count) {
        t1 = /*#__PURE__*/ jsx("span", {
            className: "badge",
            children: count
        });
        $[0] = count;
        $[1] = t1;
    } else t1 = $[1];
    return t1;
}
export { Badge };
