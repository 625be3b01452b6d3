import { success } from '@example/entries-side-effects/success';

console.log(success('saved'));
