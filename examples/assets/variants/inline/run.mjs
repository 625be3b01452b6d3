import { icons } from './dist/index.js';

console.log(icons.arrow);
