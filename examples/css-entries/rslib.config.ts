import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', theme: './src/theme.css' },
  },
  output: { target: 'web' },
});
