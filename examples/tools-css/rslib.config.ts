import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: { target: 'web' },
  tools: {
    postcss: (options, { addPlugins }) => {
      addPlugins({
        postcssPlugin: 'sizes',
        Declaration(declaration: { value: string }) {
          declaration.value = declaration.value.replace(
            /size\((\d+)\)/,
            (_match: string, steps: string) => `${Number(steps) * 4}px`,
          );
        },
      });
    },
  },
});
