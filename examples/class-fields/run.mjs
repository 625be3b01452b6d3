import { Counter } from './dist/index.js';

console.log('count:', new Counter().count);
