export { store } from "./store.js";
