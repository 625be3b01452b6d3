import type { RsbuildPlugin } from '@rslib/core';

/** Writes down when each hook runs, and for which lib. */
export const pluginTrace = (): RsbuildPlugin => ({
  name: 'acme:trace',
  setup(api) {
    api.modifyRsbuildConfig((config) => {
      const names = Object.keys(config.environments ?? {});
      console.info(`modifyRsbuildConfig: ${names.join(', ')}`);
    });
    api.modifyEnvironmentConfig((_config, { name }) => {
      console.info(`modifyEnvironmentConfig: ${name}`);
    });
    api.modifyBundlerChain((_chain, { environment }) => {
      console.info(`modifyBundlerChain: ${environment.name}`);
    });
    api.modifyRspackConfig((_config, { environment }) => {
      console.info(`modifyRspackConfig: ${environment.name}`);
    });
    api.onBeforeBuild(() => console.info('onBeforeBuild'));
    api.onAfterBuild(() => console.info('onAfterBuild'));
  },
});
