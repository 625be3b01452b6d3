import { add } from "../index.js";
console.info(add(1, 2));
