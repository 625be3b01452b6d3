import { three } from './dist/index.cjs';

console.log(three);
