import { defineConfig } from '@rslib/core';
import { pluginVue } from '@rsbuild/plugin-vue';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  plugins: [pluginVue()],
  output: { target: 'web' },
});
