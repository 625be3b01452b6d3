import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { filename: { js: '[name].es.js' } } },
    { format: 'cjs', output: { filename: { js: '[name].common.cjs' } } },
  ],
});
