import { defineConfig } from '@rslib/core';
import { pluginMinify } from './pluginMinify';

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginMinify()],
});
