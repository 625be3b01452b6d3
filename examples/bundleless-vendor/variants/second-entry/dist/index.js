import mitt from "./vendor/mitt.js";
const events = mitt();
export { delay } from "./delay.js";
export { events };
