import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    define: {
      'process.env.API_TOKEN': JSON.stringify(process.env.API_TOKEN),
    },
  },
});
