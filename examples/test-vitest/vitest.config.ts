import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { LIBRARY_VERSION: JSON.stringify('1.0.0') },
  resolve: { tsconfigPaths: true },
});
