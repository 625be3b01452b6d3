import { defineConfig } from '@rslib/core';
import { pluginUnpluginVue } from 'rsbuild-plugin-unplugin-vue';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  plugins: [pluginUnpluginVue()],
  output: { target: 'web' },
});
