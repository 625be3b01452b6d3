import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'host',
      remotes: {
        badges: 'badges@http://localhost:3001/mf/mf-manifest.json',
      },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      shareStrategy: 'loaded-first',
      dts: false,
    }),
  ],
});
