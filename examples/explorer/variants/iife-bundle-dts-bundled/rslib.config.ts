import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'iife',
      dts: { bundle: true },
      output: { target: 'web' },
      source: { entry: { page: './src/page.ts' } },
    },
  ],
});
