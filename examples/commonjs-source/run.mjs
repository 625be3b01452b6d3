import * as library from './dist/index.js';

console.log(Object.keys(library));
