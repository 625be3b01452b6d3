import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: ['Acme', '[name]'],
      source: { entry: { chart: './src/chart.ts', table: './src/table.ts' } },
      output: {
        target: 'web',
        filename: { js: '[name].umd.min.js' },
        minify: true,
      },
    },
  ],
});
