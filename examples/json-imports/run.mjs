import { limits, maxDepth } from './dist/index.js';

console.log(limits, maxDepth);
