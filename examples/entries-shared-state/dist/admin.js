import { store } from "./5~0.js";
const clear = ()=>store.clear();
export { store } from "./5~0.js";
export { clear };
