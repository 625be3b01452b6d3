import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { assetsInclude: /\.bin$/ },
  output: {
    dataUriLimit: { svg: 4096, image: 0, font: 0, media: 0, assets: 0 },
  },
});
