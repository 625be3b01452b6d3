import { test as base } from '@playwright/test';
import { filesOf } from '../../../src/emit/hosting/builtSite';
import { createPreviewServer } from '../../../src/server/preview/server';
import { listen } from '../../base/listen';
import { requireBuild } from '../../base/requireBuild';
import { root } from '../../base/root';
import { ask, type Answer } from './ask';
import { startNginx } from './nginx';

export const build = requireBuild();

/** Pathnames of all files of the built site. */
export const files = filesOf(build);

type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>;

interface Servers {
  /** What nginx reports when it tests its configuration; empty if it is valid. */
  configErrors: string;
  askNginx: Ask;
  askPreview: Ask;
}

/** `test` with the built site served by nginx and by the preview. */
export const test = base.extend<
  object,
  Servers & { nginx: Awaited<ReturnType<typeof startNginx>> }
>({
  nginx: [
    // Playwright requires a destructuring pattern even where no other fixture is needed.
    async ({}, use) => {
      const nginx = await startNginx(root);
      await use(nginx);
      nginx.stop();
    },
    { scope: 'worker' },
  ],
  configErrors: [({ nginx }, use) => use(nginx.configErrors), { scope: 'worker' }],
  askNginx: [
    ({ nginx }, use) => use((path, headers) => ask(nginx.port, path, headers)),
    { scope: 'worker' },
  ],
  askPreview: [
    async ({}, use) => {
      const preview = createPreviewServer(build);
      const port = await listen(preview);
      await use((path, headers) => ask(port, path, headers));
      preview.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
