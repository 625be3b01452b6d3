export { trim } from "@example/tools/lib/trim";
