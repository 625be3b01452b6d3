import path from 'node:path';
import { homeOf, localeCodes, locales } from '../../site/locales';
import { readPort } from './options';
import { createPreviewServer } from './server';

/** Serves the built site on the loopback interface, so that other machines can't reach it. */
function main(): void {
  const port = readPort(process.argv.slice(2));
  const server = createPreviewServer(path.resolve('build'));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is in use. Fix: Add another one, npm run serve -- --port 3001.`);
    process.exit(1);
  });
  server.listen(port, '127.0.0.1', () => {
    for (const locale of localeCodes)
      console.log(`${locales[locale].label}: http://localhost:${port}${homeOf(locale)}`);
  });
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
