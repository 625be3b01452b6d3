import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { format: 'esm', output: { distPath: 'dist/modern' } },
  ],
});
