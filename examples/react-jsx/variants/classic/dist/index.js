function Badge({ count }) {
    return /*#__PURE__*/ React.createElement("span", {
        className: "badge"
    }, count);
}
export { Badge };
