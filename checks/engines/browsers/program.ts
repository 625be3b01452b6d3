import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onPath } from '../../setup/onPath';

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

/**
 * Starts a program, and stops it after a function, also if that fails.
 *
 * @param isReady matches what the program prints when it is ready
 * @param run called with the match; at once if the program prints nothing
 * @throws Error with the output, if the program ends before it is ready
 */
export async function withProgram<Result>(
  [file, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
  isReady: RegExp | undefined,
  run: (match: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const child = spawn(file, args, { env: { ...process.env, ...environment } });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    const match = await new Promise<readonly string[]>((resolve, reject) => {
      if (!isReady) resolve([]);
      let output = '';
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const found = isReady?.exec(output);
        if (found) resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('error', reject);
      child.once('close', () => reject(new Error(`${file} ended:\n${output}`)));
    });
    return await run(match);
  } finally {
    child.kill();
    await ended;
  }
}
