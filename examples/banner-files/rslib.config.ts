import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: true,
      banner: {
        js: '/* Save button, MIT licence */',
        css: '/* Save button styles */',
        dts: '/* Save button types */',
      },
      footer: {
        js: '/* end of script */',
        css: '/* end of styles */',
        dts: '/* end of types */',
      },
    },
  ],
  output: { target: 'web' },
});
