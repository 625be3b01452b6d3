export { default as limits, maxDepth } from "./limits.js";
