import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { bundle: { bundledPackages: ['mitt'] } } }],
  output: { autoExternal: { exclude: ['mitt'] } },
});
