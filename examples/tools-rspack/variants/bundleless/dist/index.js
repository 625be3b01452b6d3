export { default as query } from "./users.js";
