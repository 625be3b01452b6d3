import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      output: { filename: { js: '[name].es.js' } },
    },
  ],
});
