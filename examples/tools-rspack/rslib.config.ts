import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: {
    rspack: (config, { addRules }) => {
      addRules({ test: /\.sql$/, type: 'asset/source' });
    },
  },
});
