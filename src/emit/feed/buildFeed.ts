import { Feed, type FeedOptions, type Item } from 'feed';

/**
 * Builds the RSS 2.0 feed of the blog, newest post first. Its date is that of the newest post, so
 * that the same posts always make the same file.
 *
 * @param facts `link` is the URL of the blog's overview
 * @param posts `link` is the canonical URL, `content` is HTML
 */
export function buildFeed(
  facts: Pick<FeedOptions, 'title' | 'description' | 'link' | 'language' | 'feedLinks'>,
  posts: readonly Item[],
): string {
  const sorted = [...posts].sort((a, b) => b.date.getTime() - a.date.getTime());
  const id = facts.link!;
  const feed = new Feed({ ...facts, id, updated: sorted[0]?.date, copyright: '' });
  for (const post of sorted) feed.addItem({ ...post, id: post.link });
  return feed.rss2();
}
