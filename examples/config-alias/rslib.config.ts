import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: {
    alias: { '@icons': './src/icons' },
  },
});
