import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { define: { PACKAGE_VERSION: 'v1', DEBUG: 'false' } },
});
