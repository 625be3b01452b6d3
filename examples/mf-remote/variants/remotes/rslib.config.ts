import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { target: 'web', externals: [/^tooltips(\/|$)/] },
    },
    {
      format: 'mf',
      output: { distPath: { root: './dist/mf' }, assetPrefix: 'auto' },
      plugins: [
        pluginModuleFederation({
          name: 'badges',
          exposes: { '.': './src/index.ts' },
          remotes: {
            tooltips: 'tooltips@https://cdn.example.com/mf-manifest.json',
          },
          shared: { react: { singleton: true } },
          dts: false,
        }),
      ],
    },
  ],
  plugins: [pluginReact()],
});
