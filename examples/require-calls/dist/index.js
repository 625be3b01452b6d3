import { createRequire as __rspack_createRequire } from "node:module";
const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
const load = ()=>__rspack_createRequire_require("mitt");
export { load };
