import mitt from "mitt";
const bus = mitt();
export { log } from "./log.js";
export { bus };
