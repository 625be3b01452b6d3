import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    target: 'web',
    distPath: { root: 'dist', js: 'js', css: 'css', svg: 'images' },
  },
});
