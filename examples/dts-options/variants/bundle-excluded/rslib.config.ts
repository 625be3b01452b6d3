import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { bundle: true } }],
  output: { autoExternal: { exclude: ['mitt'] } },
});
