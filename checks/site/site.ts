import fs from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { homeOf, localeCodes, locales, type Locale } from '../../src/site/locales';
import { siteUrl } from '../../src/site/siteUrl';
import { readArticle, type Article } from '../../src/emit/article';
import { root } from '../base/root';
import type { Content, Page } from '../content/content';
import { readHead, type PageHead } from './head/readHead';

/** Origin that the site was built for. */
export const origin = siteUrl;

/** A page that the content defines. */
export interface SitePage {
  /** Canonical pathname, with the prefix of its language. */
  route: string;
  /** The same without the prefix of its language. */
  routeWithoutLocale: string;
  locale: Locale;
  /** As in `lang`: `en`, `zh-CN`. */
  language: string;
  /** Relative to the project's root: `build/zh/config/index.html`. */
  file: string;
  /** Absent if the page is a component: the home page and the blog overview. */
  source?: Page;
}

/** A page as it was built. */
export interface BuiltPage extends SitePage {
  head: PageHead;
  /** Ids of all elements. */
  ids: string[];
  content: Article;
}

/** The built site, read once for all rules. */
export interface Site {
  /** Absolute path of the folder. */
  dir: string;
  /** The pages that the content defines. */
  expected: readonly SitePage[];
  /** The same as they were built. */
  pages: readonly BuiltPage[];
}

/** Returns the file of a page: `/zh/config/` → `build/zh/config/index.html`. */
function fileOf(route: string): string {
  return `build${route}${route.endsWith('/') ? 'index' : ''}.html`;
}

/** Returns the date of a post in ISO 8601; `undefined` for other pages. */
export function publishedAt({ source }: SitePage): string | undefined {
  if (source?.kind === 'blog') return new Date(source.frontMatter.date as Date).toISOString();
}

/** Lists the pages that the content defines, in every language. */
export function pagesOf({ pages, otherRoutes }: Content): SitePage[] {
  return localeCodes.flatMap((locale) => {
    const page = (routeWithoutLocale: string, source?: Page): SitePage => {
      const route = homeOf(locale) + routeWithoutLocale.slice(1);
      const language = locales[locale].htmlLang;
      return { route, routeWithoutLocale, locale, language, file: fileOf(route), source };
    };
    return [
      ...otherRoutes.map((route) => page(route)),
      ...pages
        .filter((source) => source.locale === locale)
        .map((source) => page(source.route, source)),
    ];
  });
}

/** Reads a page from its HTML. */
export function readBuiltPage(page: SitePage, html: string): BuiltPage {
  const document = fromHtml(html);
  const head = readHead(document);
  // Read the ids first: readArticle removes elements.
  const ids = selectAll('[id]', document).map(({ properties }) => String(properties.id));
  return { ...page, head, ids, content: readArticle(document, origin + page.route) };
}

/**
 * Reads the built site.
 *
 * @param dir absolute path of its folder
 * @throws Error if a page was not built
 */
export function readSite(dir: string, content: Content): Site {
  const expected = pagesOf(content);
  const missing = expected.find(({ file }) => !fs.existsSync(path.join(root, file)));
  if (missing) throw new Error(`${missing.file} is missing. Fix: Build again: npm run build.`);

  const pages = expected.map((page) =>
    readBuiltPage(page, fs.readFileSync(path.join(root, page.file), 'utf8')),
  );
  return { dir, expected, pages };
}
