import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { inlineScript } from '../inlineScripts/inlineScript';

/**
 * Adds a script to the not-found page of a language. Static hosts respond to every unknown URL, in
 * all languages, with the root's `404.html`. The script knows all routes: it redirects variants of
 * a route to it, and shows the Chinese not-found page for Chinese URLs.
 *
 * @param routes routes of all pages
 */
export async function emitNotFound(
  routes: readonly string[],
  { outDir, baseUrl, i18n }: Props,
): Promise<void> {
  const script = inlineScript('notFound', {
    pages: routes.map((route) => route.slice(baseUrl.length)),
    pageLocale: i18n.currentLocale,
  });
  const file = path.join(outDir, '404.html');
  const html = await fs.readFile(file, 'utf8');
  // Before everything else in the head.
  const start = select('head > *', fromHtml(html))!.position!.start.offset;
  await fs.writeFile(file, `${html.slice(0, start)}<script>${script}</script>${html.slice(start)}`);
}
