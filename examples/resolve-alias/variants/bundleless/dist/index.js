import emitter from "./emitter.js";
const bus = emitter();
export { log } from "./log.js";
export { bus };
