import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  source: { entry: { index: ['./src/**', '!./src/badge.css'] } },
  output: {
    target: 'web',
    externals: ({ request }, callback) => {
      if (request?.endsWith('?raw')) callback(undefined, false);
      else callback();
    },
  },
});
