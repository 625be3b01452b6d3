import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'umd',
      umdName: 'Counter',
      output: {
        filename: { js: '[name].umd.js' },
        minify: true,
        externals: {
          react: {
            root: 'React',
            commonjs: 'react',
            commonjs2: 'react',
            amd: 'react',
          },
        },
      },
      tools: {
        swc: { jsc: { transform: { react: { runtime: 'classic' } } } },
        rspack: {
          plugins: [new rspack.ProvidePlugin({ React: 'react' })],
        },
      },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
