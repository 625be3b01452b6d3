import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', terminal: './src/terminal.ts' },
  },
  output: { sourceMap: true },
  lib: [
    { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
    {
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: './dist/cjs' },
    },
  ],
});
