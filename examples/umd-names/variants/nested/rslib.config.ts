import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: ['Acme', 'Answer'],
      output: { target: 'web' },
    },
  ],
});
