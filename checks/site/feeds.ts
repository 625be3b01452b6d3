import Parser from 'rss-parser';
import { feedOf, type Feed } from '../../src/site/feeds';
import { compare, fileRule } from './pageRule';
import { isPost, origin, publishedAt, type BuiltPage } from './site';

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
  const feed = await new Parser<{ language?: string }>().parseString(xml);
  const posts = pages
    .filter((page) => page.locale === locale && isPost(page))
    .map((post) => [origin + post.route, post.source?.frontMatter.title, publishedAt(post)])
    .sort(([, , a], [, , b]) => String(b).localeCompare(String(a)));
  return [
    ...compare('the language', feed.language, language),
    ...compare('its own URL', feed.feedUrl, origin + url),
    ...compare('the name', feed.title, title),
    ...compare(
      'the list of posts',
      feed.items.map((item) => [item.link, item.title, item.isoDate]),
      posts,
    ),
  ];
}

/** Each language has a feed of all posts, newest first. Unit tests show what it has of a post. */
export const feeds = fileRule(
  'See src/emit/feed, which writes the feeds.',
  (locale) => feedOf(locale).url,
  (xml, locale, { pages }) => checkFeed(xml, feedOf(locale), pages),
);
