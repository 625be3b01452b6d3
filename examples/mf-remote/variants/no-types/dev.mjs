import { createRslib, loadConfig } from '@rslib/core';

process.env.NODE_ENV ??= 'development';

const rslib = await createRslib({
  config: await loadConfig({ command: 'mf-dev' }),
});
const { server, urls } = await rslib.startMFDevServer({ lib: ['mf'] });
console.log(`The remote is at ${urls[0]}`);

// Later, for example after the tests of a host:
await server.close();
