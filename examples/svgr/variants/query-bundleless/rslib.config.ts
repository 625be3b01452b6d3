import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  plugins: [pluginReact(), pluginSvgr()],
  output: { target: 'web' },
});
