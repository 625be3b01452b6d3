import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { format: 'esm' },
    {
      format: 'umd',
      bundle: true,
      umdName: 'Area',
      output: { target: 'web', distPath: 'dist/umd' },
    },
  ],
});
