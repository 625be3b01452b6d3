export { upper } from "./utils/upper.js";
