const first = (list)=>{
    var _ref;
    return null != (_ref = null == list ? void 0 : list[0]) ? _ref : '';
};
export { first };
