import { trim } from "@example/strings";
const clean = (text)=>trim(text).toLowerCase();
export { clean };
