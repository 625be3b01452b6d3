export { store } from "./5~0.js";
