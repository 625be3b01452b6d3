import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { assetsInclude: /\.bin$/ },
  output: { assetPrefix: 'https://cdn.example.com/lib/' },
});
