import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'esm1', format: 'cjs' },
    { format: 'esm' },
    { format: 'esm', output: { distPath: 'dist/modern' } },
  ],
});
