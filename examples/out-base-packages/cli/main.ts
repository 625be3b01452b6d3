import { clean } from '../src/index';

console.log(clean(process.argv[2] ?? ''));
