import Parser from 'rss-parser';
import { feedOf } from '../../src/site/feeds';
import { compare, fileRule } from './pageRule';
import { origin, publishedAt } from './site';

/**
 * Each language has a feed of all posts, newest first, for a parser that feed readers use. Unit
 * tests show what it has of a post.
 */
export const feeds = fileRule(
  'See src/emit/feed, which writes the feeds.',
  (locale) => feedOf(locale).url,
  async (xml, locale, { pages }) => {
    const { url, language, title } = feedOf(locale);
    const feed = await new Parser<{ language?: string }>().parseString(xml);
    const posts = pages
      .filter((page) => page.locale === locale && publishedAt(page))
      .map((post) => [origin + post.route, post.source?.frontMatter.title, publishedAt(post)])
      .sort(([, , a], [, , b]) => String(b).localeCompare(String(a)));
    const items = feed.items.map(({ link, title: name, isoDate }) => [link, name, isoDate]);
    return [
      ...compare('the language', feed.language, language),
      ...compare('its own URL', feed.feedUrl, origin + url),
      ...compare('the name', feed.title, title),
      ...compare('the list of posts', items, posts),
    ];
  },
);
