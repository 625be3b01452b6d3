import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { readArticle } from './article';
import { renderedFile } from './canonicalFiles';
import { squeeze } from './squeeze';

/** A rendered page, parsed once for everything that is derived from it. */
export type RenderedPage = ReturnType<typeof readPage>;

/** Value of a `<meta>` by its name or property, such as `description` or `og:image`. */
export function metaContent(head: Element, name: string): string | undefined {
  const content = select(`meta[name="${name}"], meta[property="${name}"]`, head)?.properties
    .content;
  return content === undefined ? undefined : String(content);
}

/**
 * Reads a rendered page.
 *
 * @param url absolute canonical URL of the page
 * @param section section that the page belongs to, if any
 * @throws Error that names the page if it has neither a heading nor a title
 */
export function readPage(html: string, url: string, section?: string) {
  const document = fromHtml(html);
  const head = select('head', document) as Element;
  const content = readArticle(document, url);
  const heading = select('h1', content.article);
  const name = select('title', head);
  const title = heading
    ? squeeze(toString(heading))
    : name && squeeze(toString(name)).split(' | ')[0];
  if (!title) throw new Error(`${url} has neither a heading nor a title.`);
  return {
    /** Canonical pathname with the base of its language: `/zh/guide/start/`. */
    route: new URL(url).pathname,
    url,
    title,
    description: squeeze(metaContent(head, 'description') ?? ''),
    /** Section of the site, see `sectionOf`; the title if the page belongs to none. */
    section: section ?? title,
    head,
    ...content,
  };
}

/** Sorted routes of the pages of a language, without the not-found page. */
export function pageRoutes({ routesPaths }: Pick<Props, 'routesPaths'>): string[] {
  return routesPaths.filter((route) => !route.endsWith('.html')).sort();
}

/**
 * Reads the pages of a language from the files that Docusaurus wrote.
 *
 * @param sectionOf returns the section of a route, if it belongs to one
 * @throws Error that names the route if it has no file, or its page no title or a malformed link
 */
export async function readPages(
  routes: readonly string[],
  { outDir, baseUrl, siteConfig }: Pick<Props, 'outDir' | 'baseUrl' | 'siteConfig'>,
  sectionOf: (route: string) => string | undefined,
): Promise<RenderedPage[]> {
  return Promise.all(
    routes.map(async (route) => {
      try {
        const html = await fs.readFile(path.join(outDir, renderedFile(route, baseUrl)), 'utf8');
        return readPage(html, siteConfig.url + route, sectionOf(route));
      } catch (cause) {
        throw new Error(`The page ${route} cannot be read.`, { cause });
      }
    }),
  );
}
