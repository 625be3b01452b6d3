import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  resolve: { alias: { mitt: './src/emitter.ts' } },
});
