export { Theme } from "./Theme.js";
