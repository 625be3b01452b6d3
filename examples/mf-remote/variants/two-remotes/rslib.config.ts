import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'badge',
      format: 'mf',
      source: { entry: { index: './src/Badge.tsx' } },
      output: { distPath: { root: './dist/badge' } },
      plugins: [
        pluginModuleFederation(
          {
            name: 'badge',
            exposes: { '.': './src/Badge.tsx' },
            shared: { react: { singleton: true } },
            dts: false,
          },
          { environment: 'badge' },
        ),
      ],
    },
    {
      id: 'label',
      format: 'mf',
      source: { entry: { index: './src/Label.tsx' } },
      output: { distPath: { root: './dist/label' } },
      plugins: [
        pluginModuleFederation(
          {
            name: 'label',
            exposes: { '.': './src/Label.tsx' },
            shared: { react: { singleton: true } },
            dts: false,
          },
          { environment: 'label' },
        ),
      ],
    },
  ],
  plugins: [pluginReact()],
  server: { port: 3001 },
});
