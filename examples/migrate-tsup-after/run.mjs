import { createRequire } from 'node:module';
import { createStore } from './lib/index.mjs';

const { clamp } = createRequire(import.meta.url)('./lib/math.js');

const store = createStore(0);
store.onChange((value) => console.log(value));
store.set(clamp(7, { max: 5 }));
