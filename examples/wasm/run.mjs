import { three } from './dist/index.js';

console.log(three);
