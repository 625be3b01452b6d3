import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true, output: { target: 'web' } },
    {
      format: 'mf',
      output: {
        distPath: { root: './dist/mf' },
        assetPrefix: 'http://localhost:3001/mf',
      },
      dev: { assetPrefix: 'http://localhost:3001/mf' },
      plugins: [
        pluginModuleFederation({
          name: 'badges',
          exposes: { '.': './src/index.ts' },
          shared: { react: { singleton: true } },
          library: { type: 'module' },
        }),
      ],
    },
  ],
  plugins: [pluginReact()],
  server: { port: 3001 },
});
