import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: { target: 'web', injectStyles: true },
  tools: { styleLoader: { insert: '#acme-root' } },
});
