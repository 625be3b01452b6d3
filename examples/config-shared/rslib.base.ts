import type { RslibConfig } from '@rslib/core';

export const base: RslibConfig = {
  output: { sourceMap: true },
  lib: [
    { id: 'modern', format: 'esm', syntax: ['node >= 20'] },
    { id: 'legacy', format: 'cjs' },
  ],
};
