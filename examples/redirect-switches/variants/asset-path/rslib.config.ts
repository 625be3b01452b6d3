import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      dts: true,
      redirect: { asset: { path: false } },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginSass()],
});
