import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  tools: { rspack: { output: { library: { type: 'module' } } } },
});
