import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      source: { entry: { index: './src/index.ts', card: './src/card.ts' } },
      output: { emitCss: false },
    },
    {
      id: 'stylesheet',
      format: 'esm',
      source: { entry: { style: ['./src/index.ts', './src/card.ts'] } },
    },
  ],
  output: { target: 'web' },
});
