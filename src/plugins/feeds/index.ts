import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { feeds } from '../../config/feeds';
import { readPage } from '../../finishedHtml/readPage';
import { readRoute } from '../../finishedHtml/readRoute';
import { siteRoot } from '../siteRoot';
import { buildFeed } from './buildFeed';
import { readPost } from './readPost';

/** Address of the blog's overview below the base of the language (specification section 2.1). */
const overview = 'blog/';

/** Writes the feed of the language that is built to the root of the site (reading 3), from the finished pages of the blog. */
export default function feedsPlugin(): Plugin {
  return {
    name: 'feeds',
    async postBuild({ outDir, baseUrl, routesPaths, siteConfig, i18n }) {
      const record = feeds.find(({ locale }) => locale === i18n.currentLocale);
      if (!record) throw new Error(`src/config/feeds.ts has no feed for "${i18n.currentLocale}".`);
      const blog = baseUrl + overview;
      const read = (route: string) => readRoute(outDir, route, baseUrl);
      const routes = routesPaths.filter((route) => route.startsWith(blog) && route !== blog);
      const pages = await Promise.all(routes.map(read));
      const { title, description } = readPage(await read(blog));
      const xml = buildFeed(
        {
          title: `${siteConfig.title} ${title}`,
          description,
          link: siteConfig.url + blog,
          self: siteConfig.url + record.url,
          language: record.language,
        },
        pages.flatMap((html) => readPost(html) ?? []),
      );
      await fs.writeFile(path.join(siteRoot(outDir, baseUrl), record.url), xml);
    },
  };
}
