import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    define: { PACKAGE_VERSION: JSON.stringify('1.0.0'), DEBUG: false },
  },
});
