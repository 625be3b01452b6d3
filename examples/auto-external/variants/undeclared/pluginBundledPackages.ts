import type { RsbuildPlugin } from '@rslib/core';

const packageName = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;

/** Fails the build if a package is bundled that `allowed` doesn't list. */
export const pluginBundledPackages = (allowed: string[]): RsbuildPlugin => ({
  name: 'bundled-packages',
  setup(api) {
    api.onAfterEnvironmentCompile(({ environment, stats }) => {
      const names = new Set<string>();
      for (const module of stats?.compilation.modules ?? []) {
        const name = packageName.exec(module.nameForCondition() ?? '')?.[1];
        if (name && !allowed.includes(name)) names.add(name);
      }
      if (names.size > 0)
        throw new Error(`${environment.name} bundles ${[...names].join(', ')}`);
    });
  },
});
