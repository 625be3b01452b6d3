import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    externals: ({ request }, callback) => {
      if (request === 'mitt') {
        callback(undefined, 'https://esm.sh/mitt@3');
      } else {
        callback();
      }
    },
  },
});
