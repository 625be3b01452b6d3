import { clean } from "../src/index.js";
console.log(clean(process.argv[2] ?? ''));
