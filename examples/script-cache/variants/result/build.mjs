import { createRslib, loadConfig } from '@rslib/core';

const loaded = await loadConfig();
const rslib = await createRslib({
  config: { ...loaded, content: { ...loaded.content, logLevel: 'error' } },
});

const { close } = await rslib.build();
await close();
