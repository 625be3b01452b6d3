import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      format: 'umd',
      umdName: 'Greeter',
      output: { target: 'web', distPath: 'dist/umd' },
    },
    {
      format: 'iife',
      source: { entry: { page: './src/page.ts' } },
      output: { target: 'web', distPath: 'dist/iife' },
    },
  ],
});
