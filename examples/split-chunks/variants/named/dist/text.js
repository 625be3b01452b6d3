import { assert } from "./shared.js";
const initial = (text)=>{
    assert('' !== text);
    return text[0];
};
export { initial };
