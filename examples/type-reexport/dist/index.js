export { User, guest } from "./user.js";
