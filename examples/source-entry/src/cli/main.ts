import { add } from '../index';

console.info(add(1, 2));
