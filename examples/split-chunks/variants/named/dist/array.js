import { assert } from "./shared.js";
const last = (list)=>{
    assert(list.length > 0);
    return list[list.length - 1];
};
export { last };
