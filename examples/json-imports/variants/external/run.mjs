import { reactName } from './dist/index.js';

console.log(reactName);
