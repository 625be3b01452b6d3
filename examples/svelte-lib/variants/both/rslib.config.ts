import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', plugins: [pluginSvelte()] },
    {
      format: 'esm',
      output: { distPath: './dist/server', emitCss: false },
      plugins: [
        pluginSvelte({
          svelteLoaderOptions: { compilerOptions: { generate: 'server' } },
        }),
      ],
    },
  ],
  output: { target: 'web' },
});
