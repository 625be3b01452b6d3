import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['node >= 20'],
  banner: { js: '/* shared */' },
  footer: { js: '/* end */' },
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'cjs',
      syntax: ['chrome >= 120'],
      banner: { js: '/* own */' },
    },
  ],
});
