import { hasReadme } from '../dist/index.cjs';

console.log(hasReadme);
