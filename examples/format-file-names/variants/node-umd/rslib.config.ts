import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'umd',
      umdName: 'Greet',
      output: {
        target: 'web',
        filename: { js: '[name].umd.cjs' },
      },
    },
  ],
});
