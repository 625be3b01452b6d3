import { createRslib, loadConfig } from '@rslib/core';

const { content } = await loadConfig();
const rslib = await createRslib({
  config: { ...content, logLevel: 'error' },
});

const { close } = await rslib.build();
await close();
