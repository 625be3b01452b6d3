import path from 'node:path';
import { parseArgs } from 'node:util';
import { homeOf, localeCodes, locales } from '../../site/locales';
import { createPreviewServer } from './server';

/** Serves the built site on the loopback interface, so that other machines can't reach it. */
function main(): void {
  // The port of `docusaurus serve`.
  const port = { type: 'string', short: 'p', default: '3000' } as const;
  const { values } = parseArgs({ options: { port } });
  const server = createPreviewServer(path.resolve('build'));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(
      `Port ${values.port} is in use. Fix: Add another one, npm run serve -- --port 3001.`,
    );
    process.exit(1);
  });
  server.listen(Number(values.port), '127.0.0.1', () => {
    for (const locale of localeCodes)
      console.log(`${locales[locale].label}: http://localhost:${values.port}${homeOf(locale)}`);
  });
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
