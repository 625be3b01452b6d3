import fs from 'node:fs';
import vm from 'node:vm';

// A page has no "process".
const page = vm.createContext({ console });
vm.runInContext('var global = this', page);
try {
  vm.runInContext(fs.readFileSync('dist/index.js', 'utf8'), page);
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
