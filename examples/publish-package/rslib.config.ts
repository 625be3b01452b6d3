import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', terminal: './src/terminal.ts' },
  },
  output: { sourceMap: true },
  lib: [{ format: 'esm', dts: true }],
});
