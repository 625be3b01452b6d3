import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    entry: { error: './src/error.ts', success: './src/success.ts' },
  },
});
