import { parseArgs } from 'node:util';

/** The port of `docusaurus serve`. */
const defaultPort = 3000;

/**
 * Reads the arguments of `npm run serve`.
 *
 * `['--port', '3001']` → 3001
 *
 * @returns the port of the server
 * @throws Error for any other argument, and for a port that does not exist
 */
export function readPort(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string', short: 'p' } },
  });
  if (values.port === undefined) return defaultPort;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`"${values.port}" is not a port. Fix: Write a number such as 3001.`);

  return port;
}
