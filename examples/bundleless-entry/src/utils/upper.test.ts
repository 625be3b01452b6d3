import { upper } from './upper';

if (upper('a') !== 'A') throw new Error('upper is broken');
