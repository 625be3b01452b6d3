import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      outBase: '.',
      source: { entry: { index: './src/icons/**' } },
    },
  ],
});
