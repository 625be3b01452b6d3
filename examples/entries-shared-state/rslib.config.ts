import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', admin: './src/admin.ts' },
  },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
