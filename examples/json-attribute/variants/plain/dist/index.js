import limits from "./limits.js";
const maxItems = limits.maxItems;
export { maxItems };
