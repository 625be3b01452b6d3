import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const page = vm.createContext({});
vm.runInContext(readFileSync('dist/index.js', 'utf8'), page);

console.log('globals:', Object.keys(page).join(' '));
