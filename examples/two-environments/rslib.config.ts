import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'components',
      bundle: false,
      dts: true,
      source: {
        entry: { index: './src/components/**' },
        tsconfigPath: './tsconfig.components.json',
      },
      output: { target: 'web', distPath: { root: 'dist/components' } },
      plugins: [pluginReact()],
    },
    {
      id: 'node',
      dts: true,
      source: {
        entry: { index: './src/node/index.ts' },
        tsconfigPath: './tsconfig.node.json',
      },
      output: { target: 'node', distPath: { root: 'dist/node' } },
    },
  ],
});
