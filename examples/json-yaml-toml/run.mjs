import { accent, home, maxItems } from './dist/index.js';

console.log(maxItems, home, accent);
