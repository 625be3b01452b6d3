import { file, folder, loadPlugin } from './dist/index.js';

console.log(file.endsWith('index.js'), folder.endsWith('dist'));
console.log(typeof loadPlugin('node:path').join);
