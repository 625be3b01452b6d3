export { format } from "@example/tools/format/index.js";
export { trim } from "@example/tools/lib/trim.js";
