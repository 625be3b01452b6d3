import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { filename: { js: '[name].mjs' } } },
    { format: 'cjs', output: { filename: { js: '[name].cjs' } } },
  ],
});
