import fs from 'node:fs';
import path from 'node:path';

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
    .find((file) => fs.existsSync(file));
}
