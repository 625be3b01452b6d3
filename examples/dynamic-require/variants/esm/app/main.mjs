import { hasReadme } from '../dist/index.js';

console.log(hasReadme);
