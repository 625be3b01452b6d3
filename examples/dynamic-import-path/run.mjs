import { greet } from './dist/index.js';

console.log(await greet('zh'));
