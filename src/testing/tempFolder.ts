import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

/**
 * Creates an empty folder, which is removed after all tests of the file.
 *
 * @returns its absolute path
 */
export function tempFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-'));
  folders.push(folder);
  return folder;
}
