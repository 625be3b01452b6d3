import { createRequire } from 'node:module';
import * as index from '@example/entries-shared-state';
import * as admin from '@example/entries-shared-state/admin';

const require = createRequire(import.meta.url);
const cjsIndex = require('@example/entries-shared-state');
const cjsAdmin = require('@example/entries-shared-state/admin');

console.log('ESM shares the store:', index.store === admin.store);
console.log('CJS shares the store:', cjsIndex.store === cjsAdmin.store);
