import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      output: { distPath: 'dist/esm' },
      dts: { isolated: true },
    },
    {
      format: 'cjs',
      output: { distPath: 'dist/cjs' },
      dts: { isolated: true, autoExtension: true },
    },
  ],
});
