import { defineConfig, type LibConfig } from '@rslib/core';

const lib = (mode: 'development' | 'production'): LibConfig => ({
  id: mode,
  source: {
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  },
  output: { distPath: `./dist/${mode}` },
});

export default defineConfig({
  lib: [lib('development'), lib('production')],
});
