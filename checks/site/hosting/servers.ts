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

/** `test` with the built site served by nginx and by the preview. */
export const test = base.extend<object, { askNginx: Ask; askPreview: Ask }>({
  askNginx: [
    // Playwright requires a destructuring pattern even where no other fixture is needed.
    async ({}, use) => {
      const nginx = await startNginx(root);
      await use((path, headers) => ask(nginx.port, path, headers));
      nginx.stop();
    },
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
