import { trim } from "../node_modules/@example/strings/index.js";
const clean = (text)=>trim(text).toLowerCase();
export { clean };
