import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { AllContent, Plugin } from '@docusaurus/types';
import { site as config } from '../config/site';
import { prepareHosting } from '../hosting';
import { moveToCanonicalFiles } from './canonicalFiles';
import { emitExampleProjects } from './emit/exampleProjects';
import { emitFeed } from './emit/feed';
import { emitMarkdown } from './emit/markdown';
import { emitNotFound } from './emit/notFound';
import { emitRobotsTxt } from './emit/robotsTxt';
import { emitSearchRecords } from './emit/searchRecords';
import { readCompilationHash } from './emit/searchRecords/readCompilationHash';
import { emitSocialImages } from './emit/socialImage';
import { pageRoutes, readPages } from './readPages';
import { sectionOf, sidebarEntries } from './sections';

/**
 * Reads every rendered page once, emits its other forms, and completes the site for hosts. This is
 * one plugin because the order matters: Docusaurus runs the `postBuild` hooks of all plugins in
 * parallel. No other one may write pages.
 */
export default function renderedPagesPlugin(): Plugin {
  let content: AllContent = {};
  let compilation = '';

  return {
    name: 'rendered-pages',
    allContentLoaded({ allContent }) {
      content = allContent;
    },
    configureWebpack(_, isServer) {
      return isServer ? {} : { plugins: [readCompilationHash((hash) => (compilation = hash))] };
    },
    async postBuild(site) {
      const { navbar } = site.siteConfig.themeConfig as ThemeConfig;
      const blog = content['docusaurus-plugin-content-blog']?.default as BlogContent;
      const docs = content['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const sidebar = sidebarEntries(docs);
      const routes = pageRoutes(site);
      const pages = await readPages(routes, site, (route) =>
        sectionOf(route, sidebar, navbar?.items ?? []),
      );

      await emitMarkdown(pages, sidebar, site);
      if (config.theme.search) await emitSearchRecords(pages, docs, site, compilation);
      await emitExampleProjects(pages, site);
      await emitFeed(pages, blog, site);
      await emitSocialImages(pages, site);
      await emitNotFound(routes, site);
      await emitRobotsTxt(site);
      // Everything above uses the file names that Docusaurus chose, and hosts the final ones.
      await moveToCanonicalFiles(routes, site);
      await prepareHosting(site);
    },
  };
}
