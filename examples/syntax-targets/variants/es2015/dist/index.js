function level(options) {
    var _ref;
    return null != (_ref = null == options ? void 0 : options.level) ? _ref : 1;
}
const last = (list)=>list.at(-1);
export { last, level };
