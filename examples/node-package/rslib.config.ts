import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
      output: { distPath: './dist/esm' },
      dts: true,
    },
    {
      format: 'cjs',
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: './dist/cjs' },
      dts: { autoExtension: true },
    },
  ],
});
