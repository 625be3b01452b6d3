import { bold } from "picocolors";
const warn = (text)=>bold(text);
export { warn };
