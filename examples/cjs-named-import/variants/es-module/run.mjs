import * as esm from './dist/index.js';
import * as cjs from './dist/index.cjs';

console.log(esm.warn('esm'), cjs.warn('cjs'));
