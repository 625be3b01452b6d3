import { report, reports } from './dist/esm/index.js';

reports.on('size', (size) => console.log(size > 0));
report('package.json');
