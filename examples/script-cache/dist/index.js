export { greet } from "./greet.js";
