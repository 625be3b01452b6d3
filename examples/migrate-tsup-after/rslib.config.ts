import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { bundle: true, autoExtension: true } },
    { format: 'cjs', dts: { bundle: true, autoExtension: true } },
  ],
  source: {
    entry: { index: './src/index.ts', math: './src/math.ts' },
  },
  syntax: 'es2019',
  output: {
    distPath: { root: './lib' },
    autoExternal: { exclude: ['mitt'] },
  },
});
