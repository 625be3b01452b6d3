import { load } from './dist/index.js';

const mitt = load();
console.log(typeof (mitt.default ?? mitt));
