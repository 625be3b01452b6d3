import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Execute } from '../base/execute';
import { writeFiles } from '../base/files';
import type { Issue } from '../base/issue';
import { installLinks } from './installLinks';

/** The file that a reader downloads, and what is known about it. */
export interface Download {
  /** Name of the example. */
  readonly name: string;
  readonly zip: Buffer;
  /** Whether its build fails on purpose. */
  readonly fails: boolean;
}

export interface DownloadContext {
  /** `node_modules` with the tools. */
  readonly toolsFolder: string;
  readonly execute: Execute;
}

/** Unpacks an example outside of the repository, installs it and builds it, as a reader would. */
export async function checkDownload(
  { name, zip, fails }: Download,
  { toolsFolder, execute }: DownloadContext,
): Promise<Issue[]> {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'download-'));
  const found = (message: string, fix: string, details?: string): Issue => ({
    file: `build/examples/${name}.zip`,
    message,
    fix,
    details,
  });
  try {
    const files = new Map(
      Object.entries(unzipSync(zip)).map(([entry, content]) => [
        path.posix.relative(name, entry),
        Buffer.from(content),
      ]),
    );
    // The real path, because macOS has a link to its temporary folder, which tools resolve.
    const folder = path.join(fs.realpathSync(parent), name);
    writeFiles(folder, files);

    const wrong = installLinks(folder, files, toolsFolder);
    const { code, text } = await execute('npm run build', folder);
    const hasFailed = code !== 0;
    const fix = 'See src/content/examples/project.ts, which makes the project.';
    return [
      ...wrong.map((each) => found(`it needs ${each}, but the tools have another version`, fix)),
      ...(hasFailed !== fails
        ? [found(`"npm run build" ${hasFailed ? 'fails' : 'passes'}, which is wrong`, fix, text)]
        : []),
    ];
  } finally {
    fs.rmSync(parent, { recursive: true, force: true, maxRetries: 3 });
  }
}
