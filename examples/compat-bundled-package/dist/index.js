let customAlphabet = (alphabet, defaultSize = 21)=>(size = defaultSize)=>{
        let id = '';
        let i = 0 | size;
        while(i-- > 0)id += alphabet[Math.random() * alphabet.length | 0];
        return id;
    };
var createId = customAlphabet('abcdef', 8);
var src_isId = function(text) {
    return (null == text ? void 0 : text.length) === 8;
};
export { createId, src_isId as isId };
