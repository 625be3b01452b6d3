export { guest } from "./user.js";
