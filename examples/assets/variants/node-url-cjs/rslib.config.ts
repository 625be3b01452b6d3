import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  output: { copy: [{ from: 'images/*.svg', context: './src' }] },
});
