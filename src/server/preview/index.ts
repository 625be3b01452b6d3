import path from 'node:path';
import { parseArgs } from 'node:util';
import { homeOf, localeCodes, locales } from '../../site/locales';
import { createPreviewServer } from './server';

function fail(error: NodeJS.ErrnoException): never {
  const fix = '. Fix: Add another port, npm run serve -- --port 3001.';
  console.error(error.message + (error.code === 'EADDRINUSE' ? fix : ''));
  process.exit(1);
}

/** Serves the built site on the loopback interface, so that other machines can't reach it. */
function main(): void {
  // The port of `docusaurus serve`.
  const port = { type: 'string', short: 'p', default: '3000' } as const;
  const { values } = parseArgs({ options: { port } });
  const server = createPreviewServer(path.resolve('build'));
  server.on('error', fail);
  server.listen(Number(values.port), '127.0.0.1', () => {
    for (const locale of localeCodes)
      console.log(`${locales[locale].label}: http://localhost:${values.port}${homeOf(locale)}`);
  });
}

try {
  main();
} catch (error) {
  fail(error as Error);
}
