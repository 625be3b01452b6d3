import { describe } from '@example/quick-start';

console.log(describe({ files: 2, folders: 1 }));
