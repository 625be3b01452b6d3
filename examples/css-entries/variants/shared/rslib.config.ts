import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', dialog: './src/dialog.ts' },
  },
  output: { target: 'web' },
});
