import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'cjs',
      outBase: './src',
      source: { entry: { index: ['./src/**', '!./src/**/*.{json,png}'] } },
    },
    {
      format: 'cjs',
      outBase: './src',
      source: { entry: { index: './src/**/*.{json,png}' } },
      tools: { rspack: { output: { library: { type: 'commonjs2' } } } },
    },
  ],
  bundle: false,
});
