import { feeds } from '../../../src/site/feeds';
import {
  defaultLocale,
  homeOf,
  localeCodes,
  locales,
  type Locale,
} from '../../../src/site/locales';
import { compare, pageRule } from '../pageRule';
import { origin, type BuiltPage } from '../site';
import { linksOf } from './readHead';

function checkTranslations({ head, routeWithoutLocale }: BuiltPage): string[] {
  const found = linksOf(head, 'alternate')
    .filter(({ type }) => type === undefined)
    .map(({ hreflang, href }) => [hreflang, href]);
  const urlIn = (locale: Locale) => origin + homeOf(locale) + routeWithoutLocale.slice(1);
  return compare('the list of translations', found, [
    ...localeCodes.map((locale) => [locales[locale].htmlLang, urlIn(locale)]),
    ['x-default', urlIn(defaultLocale)],
  ]);
}

/** The blog links to the feeds of all languages, starting with the language of the page. */
function checkFeeds({ head, routeWithoutLocale, locale }: BuiltPage): string[] {
  const offered = linksOf(head, 'alternate')
    .filter(({ type }) => type === 'application/rss+xml')
    .map(({ href, hreflang, title }) => [href, hreflang, title]);
  const ownFirst = [...feeds].sort(
    (a, b) => Number(b.locale === locale) - Number(a.locale === locale),
  );
  const expected = routeWithoutLocale.startsWith('/blog/') ? ownFirst : [];
  return compare(
    'the list of feeds',
    offered,
    expected.map(({ url, language, title }) => [origin + url, language, title]),
  );
}

/** The head of a page links to its canonical URL, its translations, the feeds and the icons. */
export const headLinks = pageRule(
  'See src/theme/SiteMetadata, src/components/FeedLinks and docusaurus.config.ts, which write the links.',
  (page) => [
    ...compare(
      'the canonical URL',
      linksOf(page.head, 'canonical').map(({ href }) => href),
      [origin + page.route],
    ),
    ...checkTranslations(page),
    ...checkFeeds(page),
    ...compare(
      'the number of icons',
      [linksOf(page.head, 'icon').length, linksOf(page.head, 'apple-touch-icon').length],
      [2, 1],
    ),
  ],
);
