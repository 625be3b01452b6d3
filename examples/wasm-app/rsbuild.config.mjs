import { defineConfig } from '@rsbuild/core';

/** The application of a user. */
export default defineConfig({
  source: { entry: { index: './app/main.js' } },
  output: { distPath: './app/dist', filenameHash: false },
});
