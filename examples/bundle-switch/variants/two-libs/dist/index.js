import mitt from "mitt";
import { square } from "./shapes/square.js";
const bus = mitt();
const surface = (side)=>square(side);
export { bus, surface };
