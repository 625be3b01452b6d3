import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { LIBRARY_VERSION: JSON.stringify('1.0.0') } },
  lib: [
    {
      format: 'esm',
      dts: true,
      source: { define: { 'import.meta.rstest': 'undefined' } },
    },
  ],
});
