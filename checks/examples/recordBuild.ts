import fs from 'node:fs';
import path from 'node:path';
import type { Files } from '../../src/content/examples/files';
import { writeFiles } from '../base/files';
import type { Build } from './planBuilds';

/**
 * Replaces the committed outputs and logs of a build with fresh ones, and removes files and folders
 * that are not built any more.
 */
export function recordBuild(build: Build, built: Files): void {
  for (const file of build.committed.keys()) {
    if (built.has(file)) continue;
    fs.rmSync(path.join(build.home, file));
    removeEmptyFolders(path.dirname(path.join(build.home, file)), build.home);
  }
  writeFiles(build.home, built);
}

function removeEmptyFolders(folder: string, stop: string): void {
  if (folder === stop || fs.readdirSync(folder).length > 0) return;
  fs.rmdirSync(folder);
  removeEmptyFolders(path.dirname(folder), stop);
}
