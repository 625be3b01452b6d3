import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      dts: true,
      outBase: './src',
      source: { entry: { index: './src/icons/**' } },
    },
  ],
});
