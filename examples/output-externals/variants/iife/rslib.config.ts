import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'iife' }],
  source: { entry: { page: './src/page.ts' } },
  output: { target: 'web', externals: { mitt: 'Mitt' } },
});
