import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      syntax: 'esnext',
      redirect: { dts: { extension: false } },
      source: {
        define: {
          'process.env.BASE_URL': JSON.stringify('/'),
          'import.meta.env.MODE': JSON.stringify('production'),
        },
      },
      tools: {
        bundlerChain: (chain) => {
          chain.module.rule('rslib:new-url').parser({ url: false });
        },
      },
    },
  ],
});
