import { defineConfig } from '@rslib/core';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({
  lib: [{ bundle: false }],
  plugins: [pluginSass()],
  output: {
    target: 'web',
    copy: [{ from: '_tokens.scss', context: './src' }],
  },
});
