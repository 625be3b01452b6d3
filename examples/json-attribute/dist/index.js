import limits from "./limits.js" with {
    type: "json"
};
const maxItems = limits.maxItems;
export { maxItems };
