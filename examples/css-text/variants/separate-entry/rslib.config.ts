import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: {
        entry: { index: ['./src/**', '!./src/styles.ts', '!./src/badge.css'] },
      },
    },
    { id: 'styles', source: { entry: { styles: './src/styles.ts' } } },
  ],
  output: { target: 'web' },
});
