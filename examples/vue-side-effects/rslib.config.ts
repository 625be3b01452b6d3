import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  plugins: [pluginVue()],
  output: { target: 'web' },
});
