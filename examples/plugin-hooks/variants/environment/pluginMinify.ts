import type { RsbuildPlugin } from '@rslib/core';

/** Minifies every output. */
export const pluginMinify = (): RsbuildPlugin => ({
  name: 'acme:minify',
  setup(api) {
    api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
      mergeEnvironmentConfig(config, { output: { minify: true } }),
    );
  },
});
