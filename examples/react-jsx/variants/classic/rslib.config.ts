import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
  output: { target: 'web' },
});
