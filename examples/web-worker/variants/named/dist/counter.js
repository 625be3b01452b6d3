(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Counter"] = factory();
    else root["Counter"] = factory();
})(globalThis, ()=>(()=>{
        var __webpack_exports__ = {};
        let count = 0;
        self.onmessage = ()=>{
            count += 1;
            self.postMessage(count);
        };
        return __webpack_exports__;
    })());
