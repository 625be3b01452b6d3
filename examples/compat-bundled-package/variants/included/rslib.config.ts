import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: 'es5',
      source: { include: [/[\\/]node_modules[\\/]nanoid[\\/]/] },
    },
  ],
});
