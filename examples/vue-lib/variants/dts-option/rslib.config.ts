import { defineConfig } from '@rslib/core';
import { pluginVue } from '@rsbuild/plugin-vue';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false, dts: true }],
  plugins: [pluginVue()],
  output: { target: 'web' },
});
