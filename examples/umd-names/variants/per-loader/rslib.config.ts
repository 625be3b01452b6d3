import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: 'Answer', amd: 'acme/answer', commonjs: 'acme-answer' },
      output: { target: 'web' },
    },
  ],
});
