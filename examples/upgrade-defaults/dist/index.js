const width = (options)=>{
    var _ref;
    return null != (_ref = null == options ? void 0 : options.width) ? _ref : 80;
};
const data = new URL("./static/assets/data.txt", import.meta.url);
const base = process.env.BASE_URL;
const mode = import.meta.env.MODE;
export { base, data, mode, width };
