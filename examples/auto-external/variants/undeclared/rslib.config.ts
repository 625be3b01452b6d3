import { defineConfig } from '@rslib/core';
import { pluginBundledPackages } from './pluginBundledPackages';

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginBundledPackages([])],
});
