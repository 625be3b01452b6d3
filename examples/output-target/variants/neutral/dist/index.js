import { join } from "node:path";
const locate = (name)=>join('data', name);
export { locate };
