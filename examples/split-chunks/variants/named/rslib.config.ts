import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { entry: { array: './src/array.ts', text: './src/text.ts' } },
  splitChunks: {
    cacheGroups: {
      shared: { test: /assert/, name: 'shared', chunks: 'all', enforce: true },
    },
  },
});
