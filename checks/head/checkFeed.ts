import Parser from 'rss-parser';
import type { FeedRecord } from '../../src/config/feeds';
import {
  attribute,
  elementsOf,
  first,
  parseHtml,
  squeeze,
  textOf,
  type Element,
} from '../../src/finishedHtml/html';
import { baseOf, isPost, origin, pages } from './site';

const dateOfPost = '2025-05-14T10:00:00.000Z';

/** What a reader of either form must find: headings and code samples, in order. */
function outline(html: string, within?: string): string[] {
  const document = parseHtml(html);
  const hasId = (element: Element) => attribute(element, 'id') === within;
  const root = (within === undefined ? undefined : first(document, hasId)) ?? document;
  const parts = elementsOf(root, ({ tagName }) => /^(h[2-6]|pre)$/.test(tagName));
  return [...parts].map((element) => `${element.tagName}: ${squeeze(textOf(element))}`);
}

/**
 * Checks a feed with a feed reader's own parser.
 *
 * @param readPage gives the finished HTML of a route
 * @returns problems in words
 */
export async function checkFeed(
  xml: string,
  { url, language, locale, title }: FeedRecord,
  readPage: (route: string) => string,
): Promise<string[]> {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${url}: ${problem}`);
  const feed = await new Parser().parseString(xml);
  const posts = pages.filter((page) => page.locale === locale && isPost(page));

  if (!xml.includes('<rss version="2.0"')) say('is no RSS 2.0');
  if (feed.language !== language) say(`language ${String(feed.language)}`);
  if (feed.feedUrl !== origin + url) say(`names itself ${feed.feedUrl}`);
  if (feed.link !== `${origin}${baseOf(locale)}blog/`) say(`link ${feed.link}`);
  if (feed.title !== title) say(`is named ${feed.title}, not ${title}`);
  if (!feed.description) say('has no description');
  const links = feed.items.map(({ link }) => link);
  const wanted = posts.map(({ route }) => origin + route);
  if (links.join() !== wanted.join()) say(`has ${links.join()}, not ${wanted.join()}`);

  for (const item of feed.items) {
    const html = String(item['content:encoded'] ?? '');
    if (item.guid !== item.link) say(`guid ${item.guid}`);
    if (item.isoDate !== dateOfPost) say(`date ${item.isoDate}`);
    if (!item.title || !item.content) say('an item has no title or description');
    const page = readPage(new URL(item.link ?? '', origin).pathname);
    const [found, expected] = [outline(html), outline(page, '__blog-post-container')];
    if (found.length < 5 || found.join('\n') !== expected.join('\n'))
      say(`headings and code of ${item.link} differ from the page`);
    for (const [, address = ''] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (!/^(https?|mailto):/.test(address)) say(`"${address}" is not absolute`);
    }
    if (/<(button|svg|script|style)\b| (class|style|id|hidden)=/.test(html))
      say(`the text of ${item.link} holds parts of the interface`);
  }
  return problems;
}
