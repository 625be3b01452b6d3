import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    target: 'web',
    distPath: { image: 'images', svg: 'images' },
    filename: { image: '[name].[contenthash:8][ext]' },
  },
});
