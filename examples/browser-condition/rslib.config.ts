import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'node',
      dts: true,
      output: { target: 'node', distPath: './dist/node' },
    },
    {
      id: 'browser',
      source: { entry: { index: './src/index.browser.ts' } },
      output: { target: 'web', distPath: './dist/browser' },
    },
  ],
});
