import { defineConfig, mergeRslibConfig } from '@rslib/core';
import { base } from './rslib.base';

export default defineConfig(
  mergeRslibConfig(base, {
    output: { sourceMap: false },
    lib: [
      { id: 'modern', banner: { js: '/* @example/config-shared */' } },
      {
        format: 'umd',
        umdName: 'Shared',
        output: { target: 'web', distPath: 'dist/umd' },
      },
    ],
  }),
);
