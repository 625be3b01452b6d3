import { join } from 'node:path';

export const locate = (name: string): string => join('data', name);
