import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/** Writes files below a folder, by their paths, and creates the folders that they need. */
export function addFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  }
}

/**
 * Creates a folder with files, which is removed after all tests of the file.
 *
 * @returns its absolute path
 */
export function tempFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  folders.push(folder);
  addFiles(folder, files);
  return folder;
}
