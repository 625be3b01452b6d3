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
  /** Folder of the built site, whose pages the README names. */
  readonly siteFolder: string;
  /** Origin of the URLs in the README. */
  readonly origin: string;
  /** `node_modules` with the tools. */
  readonly toolsFolder: string;
  readonly execute: Execute;
}

/** Unpacks an example outside of the repository, installs it and builds it, as a reader would. */
export async function checkDownload(
  { name, zip, fails }: Download,
  { siteFolder, origin, toolsFolder, execute }: DownloadContext,
): Promise<Issue[]> {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'download-'));
  const found = (message: string, fix: string, details?: string): Issue => ({
    file: path.relative('.', path.join(siteFolder, 'examples', `${name}.zip`)),
    message,
    fix,
    details,
  });
  try {
    const entries = Object.entries(unzipSync(zip));
    const prefix = `${name}/`;
    const outside = entries.filter(([entry]) => !entry.startsWith(prefix));
    if (outside.length > 0)
      return [found(`it has files outside of ${prefix}`, 'See src/emit/emit.')];

    const files = new Map(
      entries.map(([entry, content]) => [entry.slice(prefix.length), Buffer.from(content)]),
    );
    // The real path, because macOS has a link to its temporary folder, which tools resolve.
    const folder = path.join(fs.realpathSync(parent), name);
    writeFiles(folder, files);

    const readme = files.get('README.md')?.toString() ?? '';
    const pages = [...readme.matchAll(/\]\((http[^)]+)\)/g)].map(([, url = '']) => url);
    const missing = pages.filter((url) => !hasPage(siteFolder, url.slice(origin.length)));
    const wrong = installLinks(folder, files, toolsFolder);
    const { code, text } = await execute('npm run build', folder);
    const hasFailed = code !== 0;
    const fix = 'See src/content/examples/project.ts, which makes the project.';
    return [
      ...(pages.length === 0 ? [found('its README names no page', fix)] : []),
      ...missing.map((url) => found(`its README names ${url}, which does not exist`, fix)),
      ...wrong.map((each) => found(`it needs ${each}, but the tools have another version`, fix)),
      ...(hasFailed !== fails
        ? [found(`"npm run build" ${hasFailed ? 'fails' : 'passes'}, which is wrong`, fix, text)]
        : []),
    ];
  } finally {
    fs.rmSync(parent, { recursive: true, force: true, maxRetries: 3 });
  }
}

function hasPage(siteFolder: string, route: string): boolean {
  return fs.existsSync(
    path.join(siteFolder, route.endsWith('/') ? `${route}index.html` : `${route}.html`),
  );
}
