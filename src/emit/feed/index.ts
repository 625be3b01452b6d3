import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { Props } from '@docusaurus/types';
import { feedOf } from '../../site/feeds';
import type { Locale } from '../../site/locales';
import type { RenderedPage } from '../readPages';
import { writeOutput } from '../writeOutput';
import { buildFeed } from './buildFeed';
import { feedContent } from './feedContent';

/** Path of the blog's overview below the base of the language. */
const overview = 'blog/';

/**
 * Writes the feed of the current language into the root of the site.
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
    });
  const xml = buildFeed(
    {
      title: `${siteConfig.title} ${blogTitle}`,
      description: blogDescription,
      link: siteConfig.url + baseUrl + overview,
      feedLinks: { rss: siteConfig.url + url },
      language,
    },
    posts,
  );
  await writeOutput(url, xml, site);
}
