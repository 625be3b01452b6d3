import { createRequire } from 'node:module';
import * as admin from './dist/admin.js';
import * as index from './dist/index.js';

const require = createRequire(import.meta.url);

console.log('ESM shares the store:', index.store === admin.store);
console.log(
  'CJS shares the store:',
  require('./dist/index.cjs').store === require('./dist/admin.cjs').store,
);
