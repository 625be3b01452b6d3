import fs from 'node:fs';
import path from 'node:path';
import { root } from './root';

/**
 * Finds the script of a command that an installed package has, to be run with `process.execPath`.
 * `npx` is a shell script on Windows, so that a child process cannot start it without a shell.
 *
 * @param name package, such as `@docusaurus/core`
 * @param command such as `docusaurus`
 * @returns absolute path
 * @throws Error if the package has no such command
 */
export function packageBin(name: string, command: string): string {
  const folder = path.join(root, 'node_modules', name);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (script === undefined) throw new Error(`${name} has no command "${command}".`);
  return path.join(folder, script);
}
