import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      bundle: false,
      umdName: 'Greeter',
      dts: true,
      output: { target: 'web' },
    },
  ],
});
