import type { Server } from 'node:http';
import path from 'node:path';
import { homeOf, localeCodes, locales } from '../config/locales';
import { createPreviewServer } from './server';

const port = Number(process.env.PORT ?? 3000);

function createServer(): Server {
  try {
    return createPreviewServer(path.resolve('build'));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const server = createServer();

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Set the variable PORT to another one, such as 3001.`);
  process.exit(1);
});

// Loopback only: other machines on the network cannot reach the preview.
server.listen(port, '127.0.0.1', () => {
  for (const locale of localeCodes)
    console.log(`${locales[locale].label}: http://localhost:${port}${homeOf(locale)}`);
});
