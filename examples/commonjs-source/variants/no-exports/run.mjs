import * as library from './dist/index.mjs';

console.log(Object.keys(library));
