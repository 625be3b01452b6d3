import { homeOf } from '../../src/site/locales';
import { compare, fileRule } from './pageRule';
import { origin } from './site';

/** The sitemaps list the canonical URL of every page. */
export const sitemaps = fileRule(
  'Build again: npm run build.',
  (locale) => `${homeOf(locale)}sitemap.xml`,
  (xml, locale, { expected }) => {
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const wanted = expected.filter((page) => page.locale === locale);
    return compare(
      'the list of pages',
      listed.sort(),
      wanted.map((page) => origin + page.route).sort(),
    );
  },
);
