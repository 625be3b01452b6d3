import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', bundle: false },
    {
      id: 'stylesheet',
      format: 'esm',
      source: { entry: { style: './src/index.ts' } },
    },
  ],
  output: { target: 'web' },
});
