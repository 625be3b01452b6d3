import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    target: 'web',
    filename: { js: '[name].mjs', css: 'styles.css', svg: 'brand-[name][ext]' },
  },
});
