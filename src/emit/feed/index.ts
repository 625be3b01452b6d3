import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { Props } from '@docusaurus/types';
import { Feed } from 'feed';
import { select } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { feedOf } from '../../site/feeds';
import type { Locale } from '../../site/locales';
import type { RenderedPage } from '../readPages';
import { writeOutput } from '../writeOutput';

/** Path of the blog's overview below the base of the language. */
const overview = 'blog/';

/** Attributes that have a meaning without the site's styles and scripts. */
const keptAttributes = new Set(
  'href src alt title width height colSpan rowSpan dateTime start lang open'.split(' '),
);

/** Elements that are only there for styles. */
const wrappers = new Set(['div', 'span', 'section']);

/**
 * The content of a post for feed readers: its article without what needs the site's styles.
 *
 * @returns HTML
 * @throws Error if the article does not contain a post
 */
export function feedContent({ article, url }: Pick<RenderedPage, 'article' | 'url'>): string {
  // Docusaurus gives the element with the body of a post this id.
  const text = select('#__blog-post-container', article);
  if (!text)
    throw new Error(`The feed cannot hold ${url}: its page has no #__blog-post-container.`);
  const body = structuredClone(text);
  visit(body, 'element', (node, index, parent) => {
    if (parent && index !== undefined && wrappers.has(node.tagName)) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    }
    node.properties = Object.fromEntries(
      Object.entries(node.properties).filter(([name]) => keptAttributes.has(name)),
    );
  });
  return toHtml(body.children, { characterReferences: { useNamedReferences: true } }).trim();
}

/**
 * Writes the RSS 2.0 feed of the current language into the root of the site, the newest post first.
 * Its date is that of the newest post, so that the same posts always make the same file.
 *
 * @throws Error if a post has no page
 */
export async function emitFeed(
  pages: readonly RenderedPage[],
  { blogTitle, blogDescription, blogPosts }: BlogContent,
  site: Props,
): Promise<void> {
  const { baseUrl, siteConfig, i18n } = site;
  const { url, language } = feedOf(i18n.currentLocale as Locale);
  const posts = blogPosts
    .filter(({ metadata: { unlisted } }) => !unlisted)
    .map(({ metadata: { permalink, title, description, date } }) => {
      const page = pages.find(({ route }) => route === permalink);
      if (!page) throw new Error(`The feed cannot hold ${permalink}: it has no page.`);
      return { title, description, link: page.url, date, content: feedContent(page) };
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  const link = siteConfig.url + baseUrl + overview;
  const feed = new Feed({
    title: `${siteConfig.title} ${blogTitle}`,
    description: blogDescription,
    id: link,
    link,
    feedLinks: { rss: siteConfig.url + url },
    language,
    updated: posts[0]?.date,
    copyright: '',
  });
  for (const post of posts) feed.addItem({ ...post, id: post.link });
  await writeOutput(url, feed.rss2(), site);
}
