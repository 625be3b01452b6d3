import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'es2020' }],
  tools: { swc: { jsc: { assumptions: { setPublicClassFields: true } } } },
});
