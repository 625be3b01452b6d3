import { blue } from './dist/index.cjs';

console.log(blue);
