import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginReact()],
  source: {
    entry: {
      index: './src/formatCount.ts',
      client: './src/Counter.tsx',
    },
  },
  output: { target: 'web' },
});
