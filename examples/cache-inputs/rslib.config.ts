import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: {
    buildCache: {
      cacheDigest: [process.env.PUBLIC_ENDPOINT],
      buildDependencies: ['./postcss.config.mjs'],
    },
  },
  output: { target: 'web' },
});
