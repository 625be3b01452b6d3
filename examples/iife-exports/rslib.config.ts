import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'iife',
      source: { entry: { widget: './src/widget.ts' } },
      output: { target: 'web' },
    },
  ],
});
