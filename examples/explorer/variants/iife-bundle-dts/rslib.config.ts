import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'iife',
      dts: true,
      output: { target: 'web' },
      source: { entry: { page: './src/page.ts' } },
    },
  ],
});
