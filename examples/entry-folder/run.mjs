import { mean } from '@example/entry-folder/mean';

console.log(mean([1, 2, 6]));
