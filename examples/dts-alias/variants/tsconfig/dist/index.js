import { sizes } from "./parts/size.js";
const isSize = (text)=>sizes.some((size)=>size === text);
export { isSize };
