import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { format: 'esm', dts: { autoExtension: true } },
    { format: 'cjs', dts: { autoExtension: true } },
  ],
});
