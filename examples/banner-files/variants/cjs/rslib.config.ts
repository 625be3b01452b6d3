import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      banner: { js: '/* Save button, MIT licence */' },
      output: { target: 'web' },
    },
  ],
});
