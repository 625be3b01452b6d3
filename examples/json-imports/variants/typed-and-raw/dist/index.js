import limits from "./limits.js";
const src_limits = limits;
export { src_limits as limits };
