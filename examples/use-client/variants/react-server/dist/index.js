export { Counter } from "./Counter.js";
export { formatCount } from "./formatCount.js";
