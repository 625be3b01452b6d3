import { defineConfig } from '@rslib/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [pluginReact({ reactCompiler: { target: '18' } })],
  output: { target: 'web' },
});
