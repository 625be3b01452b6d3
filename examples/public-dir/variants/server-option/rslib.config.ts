import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  server: { publicDir: { name: 'public', copyOnBuild: true } },
});
