import { warn } from './dist/index.js';

console.log(warn('careful'));
