import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    minify: {
      css: false,
      jsOptions: {
        minimizerOptions: {
          // What Rslib sets when output.minify is absent.
          mangle: false,
          minify: false,
          compress: {
            directives: false,
            defaults: false,
            unused: true,
            dead_code: true,
            toplevel: true,
          },
          format: {
            preserve_annotations: true,
            // The only change: 'some' keeps legal comments, 'all' keeps every one.
            comments: 'all',
          },
        },
      },
    },
  },
});
