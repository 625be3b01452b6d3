import { upper } from "./upper.js";
if ('A' !== upper('a')) throw new Error('upper is broken');
