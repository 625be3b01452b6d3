export { part } from "./parts/index";
