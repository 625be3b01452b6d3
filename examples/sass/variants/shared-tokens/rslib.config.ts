import { defineConfig } from '@rslib/core';
import { pluginSass } from '@rsbuild/plugin-sass';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  plugins: [
    pluginSass({
      sassLoaderOptions: {
        additionalData: (content, { resourcePath }) =>
          resourcePath.endsWith('_tokens.scss')
            ? content
            : `@use './tokens' as *;\n${content}`,
      },
    }),
  ],
  output: { target: 'web' },
});
