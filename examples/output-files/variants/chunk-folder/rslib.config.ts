import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: { target: 'web', distPath: { js: 'js' } },
  tools: { rspack: { output: { chunkFilename: 'js/chunks/[name].js' } } },
});
