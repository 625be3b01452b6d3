import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      dts: true,
      banner: { js: '// top', css: '/* top */', dts: '// top' },
      footer: { js: '// end', css: '/* end */', dts: '// end' },
    },
  ],
  output: { target: 'web' },
});
