import { Feed } from 'feed';

export interface FeedFacts {
  title: string;
  description: string;
  /** Absolute URL of the blog's overview. */
  link: string;
  /** Absolute URL of the feed itself. */
  self: string;
  language: string;
}

export interface FeedPost {
  title: string;
  description: string;
  /** Absolute canonical URL. */
  url: string;
  date: Date;
  /** HTML. */
  content: string;
}

/**
 * Builds the RSS 2.0 feed of the blog, newest post first. Its date is that of the newest post, so
 * that the same posts always make the same file.
 */
export function buildFeed(facts: FeedFacts, posts: readonly FeedPost[]): string {
  const { title, description, link, self, language } = facts;
  const sorted = [...posts].sort((a, b) => b.date.getTime() - a.date.getTime());
  const feed = new Feed({
    title,
    description,
    id: link,
    link,
    language,
    feedLinks: { rss: self },
    updated: sorted[0]?.date,
    copyright: '',
  });
  for (const { title, description, url, date, content } of sorted)
    feed.addItem({ title, description, id: url, link: url, date, content });

  return feed.rss2();
}
