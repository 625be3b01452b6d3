import { defineConfig } from '@rslib/core';

export default defineConfig(({ env, command, envMode }) => {
  console.log(`env=${env} command=${command} envMode=${envMode}`);
  return {
    output: { minify: envMode === 'release' },
  };
});
