import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      bundle: false,
      umdName: 'Greeter',
      output: { target: 'web' },
    },
  ],
});
