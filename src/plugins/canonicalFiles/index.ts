import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { canonicalFile } from './canonicalFile';

/**
 * Moves `guide/start/quick-start/index.html` to `guide/start/quick-start.html`, so that every static host serves each
 * page at its canonical address and no other (reading 2.0). Docusaurus' `trailingSlash` knows one form for all pages.
 */
export default function canonicalFilesPlugin(): Plugin {
  return {
    name: 'canonical-files',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      for (const route of routesPaths) {
        const move = canonicalFile(route, baseUrl);
        if (!move) continue;
        const from = path.join(outDir, move.from);
        await fs.rename(from, path.join(outDir, move.to));
        // Sub-pages may share the folder: it goes only when it is empty.
        await fs.rmdir(path.dirname(from)).catch(() => undefined);
      }
    },
  };
}
