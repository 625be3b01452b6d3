import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  lib: [
    {
      // buildType: 'bundleless', input: ['src'], outDir: 'dist/esm'
      id: 'esm',
      format: 'esm',
      bundle: false,
      dts: { distPath: './dist/types' },
      output: { distPath: { root: './dist/esm' } },
    },
    {
      // buildType: 'bundle', input: { index: 'src/index.ts' }
      id: 'cjs',
      format: 'cjs',
      source: { entry: { index: './src/index.ts' } },
      output: {
        distPath: { root: './dist/cjs' },
        // platform: 'node'
        target: 'node',
        // externals: ['mitt']
        externals: ['mitt'],
      },
    },
  ],
});
