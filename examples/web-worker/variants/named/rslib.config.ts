import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Counter' }],
  output: {
    target: 'web',
    assetPrefix: '/assets/',
    filename: { js: '[name].js' },
  },
});
