import { defineConfig } from '@rslib/core';
import { pluginLess } from '@rsbuild/plugin-less';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  plugins: [pluginLess()],
  output: { target: 'web' },
});
