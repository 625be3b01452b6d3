import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'iife',
      bundle: false,
      dts: true,
      output: { target: 'web' },
    },
  ],
});
