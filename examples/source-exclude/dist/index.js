const pick = (options)=>{
    var _ref;
    return null != (_ref = null == options ? void 0 : options.name) ? _ref : 'none';
};
export { pick };
