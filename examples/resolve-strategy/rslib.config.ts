import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  resolve: { alias: { '#origin': './src/from-alias.ts' } },
});
