import { defineConfig } from '@rslib/core';
import { pluginVue } from '@rsbuild/plugin-vue';

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginVue()],
  output: { target: 'web' },
});
