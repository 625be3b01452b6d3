import { defineConfig } from '@rslib/core';

const channel = process.env.RELEASE_CHANNEL ?? 'stable';

export default defineConfig({
  source: {
    define: { 'process.env.RELEASE_CHANNEL': JSON.stringify(channel) },
  },
});
