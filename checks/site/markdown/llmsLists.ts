import { homeOf } from '../../../src/site/locales';
import { fileRule } from '../pageRule';
import { origin, type SitePage } from '../site';
import { readMarkdown } from './readMarkdown';

/** Compares a language's `llms.txt` with its pages; the home page is the list itself. */
export function checkList(list: string, pages: readonly SitePage[]): string[] {
  const listed = readMarkdown(list).links.filter((url) => url.endsWith('.md'));
  const expected = pages
    .filter(({ routeWithoutLocale }) => routeWithoutLocale !== '/')
    .map(({ file }) => origin + file.replace(/^build/, '').replace(/\.html$/, '.md'));
  return [
    ...expected.filter((url) => !listed.includes(url)).map((url) => `${url} is missing`),
    ...listed.filter((url) => !expected.includes(url)).map((url) => `${url} does not exist`),
    ...(new Set(listed).size < listed.length ? ['a page is listed twice'] : []),
  ];
}

/** The lists for language models link to the Markdown of every page. */
export const llmsLists = fileRule(
  'See src/emit/markdown, which writes the list.',
  (locale) => `${homeOf(locale)}llms.txt`,
  (list, locale, { expected }) =>
    checkList(
      list,
      expected.filter((page) => page.locale === locale),
    ),
);
