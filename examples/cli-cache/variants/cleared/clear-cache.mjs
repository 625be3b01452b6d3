import { rmSync } from 'node:fs';

rmSync('node_modules/.cache', { recursive: true, force: true });
