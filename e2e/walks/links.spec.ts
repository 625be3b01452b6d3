import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { homeOf, localeCodes, locales, type Locale } from '../../src/site/locales';
import { siteUrl } from '../../src/site/siteUrl';
import { squeeze } from '../../src/emit/squeeze';
import { realSite, sitemaps } from '../site';

/** Menus that offer the languages: that of the bar, and the screen that replaces it on phones. */
const languageMenus = 2;

interface BuiltPage {
  locale: Locale;
  /** Pathname, and what the language links of the page lead to. */
  route: string;
  isKnown: boolean;
  document: Root;
}

/** `/zh/config/` → `zh/config/index.html` */
function fileOf(route: string): string {
  return path.join(realSite, `${route}${route.endsWith('/') ? 'index' : ''}.html`);
}

function readPage(locale: Locale, route: string, isKnown = true): BuiltPage {
  return { locale, route, isKnown, document: fromHtml(fs.readFileSync(fileOf(route), 'utf8')) };
}

/** Every page that a sitemap lists, and the not-found view of each language, which none does. */
const pages = localeCodes.flatMap((locale) => [
  ...sitemaps[locale].map((route) => readPage(locale, route)),
  readPage(locale, `${homeOf(locale)}404`, false),
]);
const byRoute = new Map(pages.filter(({ isKnown }) => isKnown).map((page) => [page.route, page]));

const textIn = (element: Element) => squeeze(toString(element));

/** `href` of a link. */
function hrefOf({ properties: { href } }: Element): string | undefined {
  return href === undefined ? undefined : String(href);
}

/** URL that an attribute names, if it is on this host. */
function ownUrl({ route }: BuiltPage, value: string): URL | undefined {
  const url = new URL(value, siteUrl + route);
  return url.origin === siteUrl ? url : undefined;
}

/** Files of pages do not count: their pages are named by the canonical route. */
function isFile(pathname: string): boolean {
  if (pathname.endsWith('.html')) return false;
  const file = path.join(realSite, decodeURIComponent(pathname));
  return fs.existsSync(file) && fs.statSync(file).isFile();
}

/** Runs a check on every page and names the page with each problem. */
function problemsOf(check: (page: BuiltPage) => string[]): string[] {
  return pages.flatMap((page) => check(page).map((problem) => `${page.route}: ${problem}`));
}

/** `/zh/blog/` → `blog/` */
const below = ({ locale, route }: BuiltPage) => route.slice(homeOf(locale).length);

test('there are pages to walk', () => {
  expect(byRoute.size).toBeGreaterThan(0);
});

test('a language link leads to the same page in that language, or to its home where there is no page', () => {
  const problems = problemsOf((page) =>
    localeCodes.flatMap((locale) => {
      const { label } = locales[locale];
      const links = selectAll('a', page.document).filter((link) => textIn(link) === label);
      const target = homeOf(locale) + (page.isKnown ? below(page) : '');
      const wrong = links
        .map(hrefOf)
        .filter((href) => href !== target)
        .map((href) => `"${label}" leads to ${href}, not ${target}`);
      if (links.length === languageMenus) return wrong;
      return [...wrong, `"${label}" is offered ${links.length} times`];
    }),
  );
  expect(problems).toEqual([]);
});

test('every other link leads to a page in the language of the reader, to an anchor that it has, or to a file', () => {
  const labels = new Set<string>(Object.values(locales).map(({ label }) => label));
  const anchors = new Map(
    pages.map(({ route, document }) => [
      route,
      new Set(selectAll('[id]', document).map(({ properties }) => properties.id)),
    ]),
  );
  const problems = problemsOf((page) =>
    selectAll('a', page.document)
      .filter((link) => !labels.has(textIn(link)))
      .flatMap((link) => {
        const href = hrefOf(link);
        if (href === undefined) return [];
        const url = ownUrl(page, href);
        if (!url || isFile(url.pathname)) return [];
        const target = url.pathname === page.route ? page : byRoute.get(url.pathname);
        const problem = `"${textIn(link)}" leads to ${href}, `;
        if (!target) return [`${problem}which does not exist`];
        if (target.locale !== page.locale) return [`${problem}in another language`];
        const anchor = decodeURIComponent(url.hash.slice(1));
        if (anchor && !anchors.get(target.route)?.has(anchor)) return [`${problem}without anchor`];
        return [];
      }),
  );
  expect(problems).toEqual([]);
});

test('everything that a page loads or declares on this host exists', () => {
  const problems = problemsOf((page) =>
    selectAll(':not(a)', page.document).flatMap(({ tagName, properties }) =>
      ['src', 'href'].flatMap((name) => {
        const value = properties[name];
        const url = value === undefined ? undefined : ownUrl(page, String(value));
        if (!url || isFile(url.pathname) || byRoute.has(url.pathname)) return [];
        return [`<${tagName} ${name}="${String(value)}"> does not exist`];
      }),
    ),
  );
  expect(problems).toEqual([]);
});
