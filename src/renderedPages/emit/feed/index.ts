import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { Props } from '@docusaurus/types';
import { feeds } from '../../../config/feeds';
import type { RenderedPage } from '../../readPages';
import { writeOutput } from '../writeOutput';
import { buildFeed } from './buildFeed';
import { feedContent } from './feedContent';

/** Path of the blog's overview below the base of the language. */
const overview = 'blog/';

/**
 * Writes the feed of the current language into the root of the site.
 *
 * @throws Error if a post has no page, or if `src/config/feeds.ts` has no feed for the language
 */
export async function emitFeed(
  pages: readonly RenderedPage[],
  { blogTitle, blogDescription, blogPosts }: BlogContent,
  site: Props,
): Promise<void> {
  const { baseUrl, siteConfig, i18n } = site;
  const record = feeds.find(({ locale }) => locale === i18n.currentLocale);
  if (!record) throw new Error(`src/config/feeds.ts has no feed for "${i18n.currentLocale}".`);
  const posts = blogPosts
    .filter(({ metadata: { unlisted } }) => !unlisted)
    .map(({ metadata: { permalink, title, description, date } }) => {
      const page = pages.find(({ route }) => route === permalink);
      if (!page) throw new Error(`The feed cannot hold ${permalink}: it has no page.`);
      return { title, description, url: page.url, date, content: feedContent(page) };
    });
  const xml = buildFeed(
    {
      title: `${siteConfig.title} ${blogTitle}`,
      description: blogDescription,
      link: siteConfig.url + baseUrl + overview,
      self: siteConfig.url + record.url,
      language: record.language,
    },
    posts,
  );
  await writeOutput(record.url, xml, site);
}
