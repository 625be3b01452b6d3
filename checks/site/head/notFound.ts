import { fromHtml } from 'hast-util-from-html';
import { homeOf } from '../../../src/site/locales';
import { site } from '../../../src/site/site';
import { compare, fileRule } from '../pageRule';
import { contents, linksOf, readHead } from './readHead';

/** Lists tags that name a page in the head of `404.html`, which is shown at any URL. */
export function checkNotFound(html: string): string[] {
  const head = readHead(fromHtml(html));
  const named = ['og:url', 'og:image', 'og:locale'].flatMap((name) => contents(head, name));
  return [
    ...compare('the list of titles', head.titles, [`404 | ${site.title}`]),
    ...compare('robots', contents(head, 'robots'), ['noindex']),
    ...compare('the list of tags that name a page', [...named, ...linksOf(head, 'canonical')], []),
    ...compare('the list of translations', linksOf(head, 'alternate'), []),
  ];
}

/** The heads of the not-found pages do not name a page. */
export const notFound = fileRule(
  'See src/emit/notFound, which changes the page.',
  (locale) => `${homeOf(locale)}404.html`,
  checkNotFound,
);
