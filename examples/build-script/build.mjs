import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({
  config: async () => {
    const loaded = await loadConfig();
    return { ...loaded, content: { ...loaded.content, logLevel: 'error' } };
  },
});

const { stats, close } = await rslib.build();
await close();

const { children = [] } = stats?.toJson({ all: false, assets: true }) ?? {};
for (const { name, assets = [] } of children) {
  console.log(name, assets.map((asset) => asset.name).join(', '));
}
