import type { RsbuildPlugin } from '@rslib/core';

/** Tries to minify every output: it changes nothing. */
export const pluginMinify = (): RsbuildPlugin => ({
  name: 'acme:minify',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { output: { minify: true } }),
    );
  },
});
