import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'files',
      format: 'esm',
      bundle: false,
      source: {
        entry: { index: ['./src/**', '!./src/vendor/**'] },
      },
    },
    {
      id: 'vendor',
      format: 'esm',
      source: {
        entry: { 'vendor/mitt': './src/vendor/mitt.ts' },
      },
      output: { autoExternal: false },
    },
  ],
});
