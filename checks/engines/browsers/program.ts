import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onPath } from '../../setup/programs';

/** @throws Error that names the packages to install, if none of the commands is installed */
export function findInstalled(commands: readonly string[], packages: string): string {
  const file = onPath(commands);
  if (file) return file;
  throw new Error(`${commands[0]} is not installed. Debian: sudo apt-get install ${packages}`);
}

/** Calls a function with an empty folder, and removes the folder after it. */
export async function withFolder<Result>(run: (folder: string) => Promise<Result>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engines-'));
  try {
    return await run(folder);
  } finally {
    // A browser that is about to exit may still write to its profile.
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
