import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    entry: { index: './src/index.ts', 'bin/calculate': './src/cli/main.ts' },
  },
});
