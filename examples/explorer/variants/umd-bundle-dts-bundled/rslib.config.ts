import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Greeter',
      dts: { bundle: true },
      output: { target: 'web' },
    },
  ],
});
