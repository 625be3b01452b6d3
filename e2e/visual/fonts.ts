import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { root } from '../../checks/base/root';

/** Where the pages find the fonts; the site has no such folder. */
const folder = '/test-fonts/';

/** The first family of each stack in src/css/tokens.css, and what replaces it, with its package. */
const fonts = [
  {
    replaced: 'system-ui,',
    family: 'Noto Sans SC',
    packageName: '@fontsource/noto-sans-sc',
    weights: [400, 500, 600, 700],
  },
  {
    replaced: 'ui-monospace,',
    family: 'Noto Sans Mono',
    packageName: '@fontsource/noto-sans-mono',
    weights: [400, 600],
  },
];

const links = fonts
  .flatMap(({ packageName, weights }) =>
    weights.map((weight) => `<link rel="stylesheet" href="${folder}${packageName}/${weight}.css">`),
  )
  .join('');

/**
 * Gives all pages the same fonts on every machine, instead of those of the system. A page can't
 * replace `system-ui` by its own font, so the styles on their way to the browser are changed. Their
 * hashes in the content policy then don't match: the context has to bypass it.
 */
export async function useTestFonts(context: BrowserContext): Promise<void> {
  await context.route(/\/$|\/[^.]+$|\.css$/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const { replaced, family } of fonts)
      body = body.replaceAll(replaced, `"${family}",${replaced}`);

    await route.fulfill({ response, body: body.replace('<head>', `<head>${links}`) });
  });
  await context.route(`**${folder}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(root, 'node_modules', pathname.slice(folder.length));
    await route.fulfill({ path: file });
  });
}
