import { size } from '@example/env-conditions';

console.log(size(-1));
