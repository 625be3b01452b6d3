import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    transformImport: [
      {
        libraryName: 'acme-ui',
        libraryDirectory: 'es',
        camelToDashComponentName: true,
        style: 'css',
      },
    ],
  },
  output: { externals: [/^acme-ui/] },
});
