import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import Parser from 'rss-parser';
import { feedOf, type Feed } from '../../../src/site/feeds';
import { homeOf } from '../../../src/site/locales';
import { squeeze } from '../../../src/emit/squeeze';
import { compare, fileRule } from '../pageRule';
import { isPost, origin, publishedAt, type BuiltPage } from '../site';

type Item = Parser.Item & { 'content:encoded'?: string };

/** Lists what a post must have on its page and in the feed: headings and code samples, in order. */
function outline(root: Root | Element | undefined): string[] {
  const parts = selectAll('h2, h3, h4, h5, h6, pre', root);
  return parts.map((part) => `${part.tagName}: ${squeeze(toString(part))}`);
}

function checkItem(item: Item, post: BuiltPage): string[] {
  const html = item['content:encoded'] ?? '';
  const urls = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url);
  return [
    ...compare('the guid', item.guid, item.link),
    ...compare('the date', item.isoDate, publishedAt(post)),
    ...compare('the title', item.title, post.source?.frontMatter.title),
    ...(item.content ? [] : ['it has no description']),
    ...compare(
      'the list of headings and code samples',
      outline(fromHtml(html)),
      outline(select('#__blog-post-container', post.content.article)),
    ),
    ...urls
      .filter((url) => !/^(https?|mailto):/.test(url))
      .map((url) => `the URL "${url}" is not absolute`),
    ...(/<(button|svg|script|style)\b| (class|style|id|hidden)=/.test(html)
      ? ['its content has interface elements']
      : []),
  ].map((problem) => `${item.link}: ${problem}`);
}

/**
 * Checks a feed with a parser that feed readers use.
 *
 * @param pages all pages of the site
 */
export async function checkFeed(
  xml: string,
  { url, language, locale, title }: Feed,
  pages: readonly BuiltPage[],
): Promise<string[]> {
  const feed = await new Parser<{ language?: string }, Item>().parseString(xml);
  const posts = pages
    .filter((page) => page.locale === locale && isPost(page))
    .sort((a, b) => (publishedAt(b) ?? '').localeCompare(publishedAt(a) ?? ''));
  return [
    ...(xml.includes('<rss version="2.0"') ? [] : ['it is not RSS 2.0']),
    ...compare('the language', feed.language, language),
    ...compare('its own URL', feed.feedUrl, origin + url),
    ...compare('the link', feed.link, `${origin}${homeOf(locale)}blog/`),
    ...compare('the name', feed.title, title),
    ...(feed.description ? [] : ['it has no description']),
    ...compare(
      'the list of posts',
      feed.items.map(({ link }) => link),
      posts.map(({ route }) => origin + route),
    ),
    ...feed.items.flatMap((item) => {
      const post = posts.find(({ route }) => origin + route === item.link);
      return post ? checkItem(item, post) : [];
    }),
  ];
}

/** Each language has a feed of all posts, newest first, with the same content as their pages. */
export const feeds = fileRule(
  'See src/emit/feed, which writes the feeds.',
  (locale) => feedOf(locale).url,
  (xml, locale, { pages }) => checkFeed(xml, feedOf(locale), pages),
);
