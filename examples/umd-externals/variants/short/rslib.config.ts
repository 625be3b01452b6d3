import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Label',
      output: { target: 'web', externals: { react: 'React' } },
    },
  ],
});
