import { useState } from "react";
import { jsx } from "react/jsx-runtime";
function Badge({ start }) {
    const [count, setCount] = useState(start);
    return /*#__PURE__*/ jsx("button", {
        onClick: ()=>setCount(count + 1),
        children: count
    });
}
export { Tooltip } from "tooltips/tooltip";
export { Badge };
