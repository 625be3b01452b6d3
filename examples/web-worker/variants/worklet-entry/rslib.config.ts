import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', meter: './src/meter.ts' },
  },
  output: { target: 'web' },
});
