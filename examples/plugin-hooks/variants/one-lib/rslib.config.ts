import { defineConfig } from '@rslib/core';
import { pluginTrace } from './pluginTrace';

export default defineConfig({
  lib: [{ format: 'esm', plugins: [pluginTrace()] }, { format: 'cjs' }],
});
