import { existsSync } from 'node:fs';

export const hasReadme = existsSync('README.md');
