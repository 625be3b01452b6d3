import { createRequire } from 'node:module';
import { greet } from '@example/dual';

const require = createRequire(import.meta.url);

console.log('import: ', greet('ESM'));
console.log('require:', require('@example/dual').greet('CommonJS'));
