import { defineConfig, loadEnv } from '@rslib/core';

export default defineConfig(({ envMode }) => {
  const { publicVars } = loadEnv({ mode: envMode, prefixes: ['LIB_'] });
  return { source: { define: publicVars } };
});
