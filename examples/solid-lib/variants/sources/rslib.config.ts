import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid()],
    },
    {
      format: 'esm',
      output: { distPath: './dist/source', filename: { js: '[name].jsx' } },
      tools: {
        swc: { jsc: { transform: { react: { runtime: 'preserve' } } } },
        rspack: { module: { parser: { javascript: { jsx: true } } } },
      },
    },
  ],
  bundle: false,
  output: { target: 'web' },
});
