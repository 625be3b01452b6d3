import { createServer, type AddressInfo, type Server } from 'node:net';

/**
 * Starts a server on a free port of the loopback interface.
 *
 * @returns the port
 */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * Starts a server like `listen` and stops it after a function, also if that fails: an open server
 * would keep the process running.
 *
 * @param run called with the port
 * @returns what the function returns
 */
export async function whileListening<Result>(
  server: Server,
  run: (port: number) => Promise<Result>,
): Promise<Result> {
  const port = await listen(server);
  try {
    return await run(port);
  } finally {
    server.close();
  }
}

/** Returns a port that was free a moment ago, for a program that takes one. */
export function freePort(): Promise<number> {
  return whileListening(createServer(), (port) => Promise.resolve(port));
}
