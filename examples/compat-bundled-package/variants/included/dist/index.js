var non_secure_customAlphabet = function(alphabet) {
    var defaultSize = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : 21;
    return function() {
        var size = arguments.length > 0 && void 0 !== arguments[0] ? arguments[0] : defaultSize;
        var id = '';
        var i = 0 | size;
        while(i-- > 0)id += alphabet[Math.random() * alphabet.length | 0];
        return id;
    };
};
var createId = non_secure_customAlphabet('abcdef', 8);
var src_isId = function(text) {
    return (null == text ? void 0 : text.length) === 8;
};
export { createId, src_isId as isId };
