import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { distPath: './dist/esm' },
      dts: true,
    },
    {
      format: 'cjs',
      output: { distPath: './dist/cjs' },
      dts: { autoExtension: true },
    },
  ],
});
