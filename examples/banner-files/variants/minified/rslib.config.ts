import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      banner: { js: '/* Save button, MIT licence */' },
      output: { minify: true, target: 'web' },
    },
  ],
});
