import { defineConfig } from '@rslib/core';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  plugins: [pluginSass()],
  output: { target: 'web', sourceMap: { css: true } },
});
