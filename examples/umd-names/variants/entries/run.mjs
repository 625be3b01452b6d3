import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const page = vm.createContext({});
for (const name of ['chart', 'table']) {
  vm.runInContext(readFileSync(`dist/${name}.umd.min.js`, 'utf8'), page);
}

console.log('Acme:', JSON.stringify(page.Acme));
