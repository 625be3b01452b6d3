import { homeOf } from '../../../src/site/locales';
import { fileRule } from '../pageRule';
import { origin, type SitePage } from '../site';

function textOf(entry: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(entry)?.[1];
}

/**
 * Compares a sitemap with the pages of a language.
 *
 * @param isDated whether the Git history has the last change of a page; `undefined` if Docusaurus
 *   may give it a date or not
 */
export function checkSitemap(
  xml: string,
  expected: readonly SitePage[],
  isDated: (page: SitePage) => boolean | undefined,
): string[] {
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  const found = entries.map((entry) => textOf(entry, 'loc') ?? '');
  const wanted = expected.map(({ route }) => origin + route);
  const problems = [
    ...wanted.filter((url) => !found.includes(url)).map((url) => `${url} is missing`),
    ...found.filter((url) => !wanted.includes(url)).map((url) => `${url} is not a page`),
    ...found
      .filter((url, index) => found.indexOf(url) !== index)
      .map((url) => `${url} is listed twice`),
  ];
  if (/<(changefreq|priority)>/.test(xml))
    problems.push('it has changefreq or priority, which crawlers ignore');

  entries.forEach((entry, index) => {
    const url = found[index];
    const date = textOf(entry, 'lastmod');
    const page = expected.find(({ route }) => origin + route === url);
    const dated = page && isDated(page);
    if (dated !== undefined && dated !== (date !== undefined))
      problems.push(date === undefined ? `${url} has no lastmod` : `${url} has a lastmod, ${date}`);

    if (date !== undefined && !/^\d{4}-\d\d-\d\d$/.test(date))
      problems.push(`the lastmod of ${url} is "${date}", which is not a date`);
  });
  return problems;
}

/** The sitemaps list every page, with the date of its last change if it was committed. */
export const sitemaps = fileRule(
  'Build again: npm run build.',
  (locale) => `${homeOf(locale)}sitemap.xml`,
  (xml, locale, { expected, datedFiles }) =>
    checkSitemap(
      xml,
      expected.filter((page) => page.locale === locale),
      // The home page has a date from version 4 on.
      ({ source }) => source && datedFiles.has(source.file),
    ),
);
