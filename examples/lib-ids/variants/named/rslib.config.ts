import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'main', format: 'esm' },
    { id: 'legacy', format: 'cjs' },
    { id: 'modern', format: 'esm', output: { distPath: 'dist/modern' } },
  ],
});
