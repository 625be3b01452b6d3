import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false, dts: true }],
  plugins: [pluginReact({ swcReactOptions: { runtime: 'preserve' } })],
  output: {
    target: 'web',
    filename: { js: '[name].jsx' },
  },
});
