import picocolors from "picocolors";
const warn = (text)=>picocolors.bold(text);
export { warn };
