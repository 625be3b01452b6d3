import { feeds } from '../../src/config/feeds';
import { openGraphLocales } from '../../src/config/locales';
import { site } from '../../src/config/site';
import { socialImagePath, socialImageSize } from '../../src/lib/socialImage';
import { readToken } from '../../src/plugins/readTokens';
import { checkData } from './checkData';
import { contents, linksOf, readHead, type PageHead } from './readHead';
import { baseOf, isDoc, isPost, origin, type PageRef } from './site';

/** Path without origin: the tags have it behind the origin, `build/` as a file. */
export function imageOf({ route, locale }: PageRef): string {
  return socialImagePath(route, baseOf(locale));
}

/** What each tag of a page has to say; `undefined` stands for any text. */
function expectedMetas(page: PageRef, title: string): Record<string, string | undefined> {
  const image = origin + imageOf(page);
  const other = page.locale === 'en' ? 'zh' : 'en';
  return {
    description: undefined,
    'og:title': title,
    'og:description': undefined,
    'og:type': isDoc(page) || isPost(page) ? 'article' : 'website',
    'og:url': origin + page.route,
    'og:locale': openGraphLocales[page.locale],
    'og:locale:alternate': openGraphLocales[other],
    'og:site_name': site.title,
    'og:image': image,
    'og:image:width': String(socialImageSize.width),
    'og:image:height': String(socialImageSize.height),
    'og:image:alt': undefined,
    'twitter:card': 'summary_large_image',
    'twitter:image': image,
    'twitter:image:alt': undefined,
    ...(isPost(page) && { 'article:published_time': '2025-05-14T10:00:00.000Z' }),
  };
}

function expectedTitle({ bare }: PageRef, title: string): boolean {
  return bare === '/'
    ? title.startsWith(`${site.title} - `)
    : title.length > ` | ${site.title}`.length && title.endsWith(` | ${site.title}`);
}

function equal(what: string, actual: unknown, expected: unknown): string[] {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  return is === should ? [] : [`${what}: ${is}, not ${should}`];
}

function checkMetas(head: PageHead, page: PageRef): string[] {
  const expected = expectedMetas(page, head.titles[0] ?? '');
  const [description = ''] = contents(head, 'description');
  const names = head.metas.map((meta) => meta.name ?? meta.property);
  const repeated = names.filter(
    (name, at) => name && name !== 'theme-color' && names.indexOf(name) !== at,
  );
  return [
    ...Object.entries(expected).flatMap(([name, value]) => {
      const found = contents(head, name);
      if (value !== undefined) return equal(name, found, [value]);
      return found.length === 1 && found[0]?.trim() ? [] : [`${name}: ${JSON.stringify(found)}`];
    }),
    ...equal('og:description', contents(head, 'og:description'), [description]),
    ...equal('theme-color', contents(head, 'theme-color'), [
      readToken('--color-page'),
      readToken('--color-page', 'dark'),
    ]),
    ...equal('repeated', repeated, []),
    ...equal('robots', contents(head, 'robots'), []),
  ];
}

function checkLinks(head: PageHead, page: PageRef): string[] {
  const { bare, locale } = page;
  const alternates = linksOf(head, 'alternate');
  const translations = alternates.filter(({ type }) => type === undefined);
  const found = translations.map(({ hreflang, href }) => [hreflang, href]);
  const offered = alternates.filter(({ type }) => type === 'application/rss+xml');
  const hasFeeds = bare.startsWith('/blog/');
  const ownFirst = [...feeds].sort(
    (a, b) => Number(b.locale === locale) - Number(a.locale === locale),
  );
  return [
    ...equal(
      'canonical',
      linksOf(head, 'canonical').map(({ href }) => href),
      [origin + page.route],
    ),
    ...equal('hreflang', found, [
      ['en', origin + bare],
      ['zh-CN', `${origin}/zh${bare}`],
      ['x-default', origin + bare],
    ]),
    ...equal(
      'feeds',
      offered.map(({ href, hreflang, title }) => [href, hreflang, title]),
      hasFeeds ? ownFirst.map(({ url, language, title }) => [origin + url, language, title]) : [],
    ),
    ...equal(
      'icons',
      [linksOf(head, 'icon').length, linksOf(head, 'apple-touch-icon').length],
      [2, 1],
    ),
  ];
}

/**
 * Checks the head of a page: each tag once, each with the right value.
 *
 * @param routes canonical pathnames of all pages
 * @returns problems in words
 */
export function checkPage(html: string, page: PageRef, routes: ReadonlySet<string>): string[] {
  const head = readHead(html);
  const [title = '', ...others] = head.titles;
  return [
    ...equal('lang', head.language, page.language),
    ...(expectedTitle(page, title) && others.length === 0
      ? []
      : [`title: ${JSON.stringify(head.titles)}`]),
    ...checkMetas(head, page),
    ...checkLinks(head, page),
    ...equal('number of JSON-LD blocks', head.data.length, 1),
    ...head.data.flatMap((text) => checkData(text, page, routes, origin + imageOf(page))),
  ];
}

/** Checks the head of `404.html`: it names no page, as it stands for many. */
export function checkNotFound(html: string): string[] {
  const head = readHead(html);
  const named = ['og:url', 'og:image', 'og:locale'].flatMap((name) => contents(head, name));
  return [
    ...equal('title', head.titles, [`404 | ${site.title}`]),
    ...equal('robots', contents(head, 'robots'), ['noindex']),
    ...equal('tags of a page', [...named, ...linksOf(head, 'canonical'), ...head.data], []),
    ...equal('alternates', linksOf(head, 'alternate'), []),
  ];
}
