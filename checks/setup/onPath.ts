import fs from 'node:fs';
import path from 'node:path';

function isExecutable(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** What Windows adds to the name of a command. */
const extension = process.platform === 'win32' ? '.exe' : '';

/**
 * Finds the first command that is installed.
 *
 * @param folders where to look; by default the folders of `PATH`
 * @returns absolute path of the program
 */
export function onPath(
  commands: readonly string[],
  folders = process.env.PATH?.split(path.delimiter) ?? [],
): string | undefined {
  return commands
    .flatMap((command) => folders.map((folder) => path.resolve(folder, command + extension)))
    .find(isExecutable);
}
