import path from 'node:path';

/** Absolute path of the project's root. */
export const root = path.resolve(__dirname, '../..');
