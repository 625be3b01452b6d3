import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { defaultLocale, localeCodes, locales, type Locale } from '../../config/locales';
import { localeHome } from '../../lib/localeUrl';
import { markdownPath } from '../../lib/markdownPath';
import { readRoute } from '../../finishedHtml/readRoute';
import { groupPages, sidebarOrder } from './groupPages';
import { buildLlms, buildLlmsFull } from './llms';
import { toMarkdown, type MarkdownPage } from './toMarkdown';

/**
 * Emits the form of the site that is made for programs, all of it from the finished pages: each page's Markdown beside it
 * (reading 2.8), and the lists of them, `llms.txt` and `llms-full.txt`, for each language.
 */
export default function pageMarkdownPlugin({ i18n }: LoadContext): Plugin {
  const locale = i18n.currentLocale as Locale;
  let order: string[] = [];

  return {
    name: 'page-markdown',
    allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      order = docs.loadedVersions.flatMap(sidebarOrder);
    },
    async postBuild({ outDir, baseUrl, routesPaths, siteConfig: { url: site, title } }) {
      const pages: MarkdownPage[] = [];
      for (const route of routesPaths.filter((each) => !each.endsWith('/404.html')).sort()) {
        const page = toMarkdown(await readRoute(outDir, route, baseUrl), site + route);
        const file = path.join(outDir, markdownPath(route).slice(baseUrl.length));
        await fs.writeFile(file, page.markdown);
        pages.push(page);
      }
      const home = pages.find((page) => page.url === site + baseUrl);
      if (!home) throw new Error(`${baseUrl} has no page: llms.txt would have no summary.`);
      const others = localeCodes
        .filter((each) => each !== locale)
        .map((each) => ({
          label: locales[each].label,
          url: `${site}${localeHome(each, { defaultLocale, locales: localeCodes })}llms.txt`,
        }));
      const groups = groupPages(
        pages.filter((page) => page !== home),
        order,
      );
      const facts = { locale, title, home, groups, others };
      await fs.writeFile(path.join(outDir, 'llms.txt'), buildLlms(facts));
      await fs.writeFile(path.join(outDir, 'llms-full.txt'), buildLlmsFull(facts));
    },
  };
}
