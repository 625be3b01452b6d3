import fs from 'node:fs/promises';
import path from 'node:path';
import { createMatcher } from '@docusaurus/utils';
import type { Props } from '@docusaurus/types';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/** A finished page. */
export interface SearchPage {
  /** Absolute canonical URL. */
  url: string;
  title: string;
  description: string;
  /** Section of the site that the page belongs to. */
  section: string;
  /** Version, as in `<meta name="docusaurus_tag">`; by default the page belongs to all. */
  tag?: string;
  /** What is searched, as HTML. Headings have their ids. */
  article: Element;
}

/** White space as one space, none at the ends, and none of Docusaurus' zero-width spaces. */
export function squeeze(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function metaContent(document: Parameters<typeof select>[1], name: string): string | undefined {
  const content = select(`meta[name="${name}"]`, document)?.properties.content;
  return content === undefined ? undefined : squeeze(String(content));
}

/** What a page belongs to: its category in the sidebar, or else its entry in the navbar. */
const sectionSelector =
  '.menu__link--sublist.menu__link--active, .navbar__item.navbar__link--active';

/**
 * Reads a page as the classic theme renders it.
 *
 * @returns undefined for a page that search engines aren't to list
 */
export function readPage(html: string, url: string): SearchPage | undefined {
  const document = fromHtml(html);
  if (metaContent(document, 'robots')?.includes('noindex')) return undefined;
  const main = select('main', document) ?? select('body', document);
  const article = select('article:has(h1)', main) ?? main;
  if (!article) return undefined;
  const heading = select('h1', article) ?? select('title', document);
  const title = heading ? squeeze(toString(heading)) : url;
  const section = selectAll(sectionSelector, document).at(-1);
  return {
    url,
    title,
    description: metaContent(document, 'description') ?? '',
    section: section ? squeeze(toString(section)) : title,
    tag: metaContent(document, 'docusaurus_tag'),
    article,
  };
}

/**
 * Reads the pages of a language from the files that Docusaurus wrote.
 *
 * @param exclude patterns of routes without the base URL: `tags/**`
 */
export async function readPages(
  { routesPaths, outDir, baseUrl, siteConfig }: Props,
  exclude: readonly string[],
): Promise<SearchPage[]> {
  const isExcluded = createMatcher([...exclude]);
  const routes = routesPaths
    .map((route) => route.slice(baseUrl.length))
    .filter((route) => !route.endsWith('.html') && !isExcluded(route.replace(/\/$/, '')));
  const pages = await Promise.all(
    routes.sort().map(async (route) => {
      const base = path.join(outDir, route);
      const html = await fs
        .readFile(path.join(base, 'index.html'), 'utf8')
        // With `trailingSlash: false`
        .catch(() => fs.readFile(`${base}.html`, 'utf8'));
      return readPage(html, siteConfig.url + baseUrl + route);
    }),
  );
  return pages.filter((page) => page !== undefined);
}
