import { store } from "./store.js";
const clear = ()=>store.clear();
export { clear, store };
