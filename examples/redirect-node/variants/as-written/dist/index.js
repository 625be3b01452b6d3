export { part } from "./parts";
