export { greet } from "./greet.js";
export { createGreeter } from "./greeter.js";
