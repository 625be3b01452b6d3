import { defineConfig } from '@rslib/core';
import { pluginTokens } from './pluginTokens';

export default defineConfig({
  plugins: [pluginTokens()],
});
