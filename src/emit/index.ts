import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { AllContent, Plugin } from '@docusaurus/types';
import { prepareHosting } from './hosting';
import { moveToCanonicalFiles } from './canonicalFiles';
import { emitExampleProjects } from './exampleProjects';
import { emitFeed } from './feed';
import { emitMarkdown } from './markdown';
import { emitNotFound } from './notFound';
import { emitRobotsTxt } from './robotsTxt';
import { emitSocialImages } from './socialImage';
import { pageRoutes, readPages, type RenderedPage } from './readPages';
import { sectionOf, sidebarEntries } from './sections';

/**
 * Reads every rendered page once, emits its other forms, and completes the site for hosts. This is
 * one plugin because the order matters: Docusaurus runs the `postBuild` hooks of all plugins in
 * parallel. No other one may write pages.
 *
 * @returns the plugin, and the pages that it reads, for the index of the search
 */
export default function renderPages(): { plugin: Plugin; pages: Promise<RenderedPage[]> } {
  let content: AllContent = {};
  let report: (pages: Promise<RenderedPage[]>) => void = () => undefined;
  const pages = new Promise<RenderedPage[]>((resolve) => (report = resolve));
  // Those who wait for the pages report a failure.
  pages.catch(() => undefined);

  const plugin: Plugin = {
    name: 'rendered-pages',
    allContentLoaded({ allContent }) {
      content = allContent;
    },
    async postBuild(site) {
      const { navbar } = site.siteConfig.themeConfig as ThemeConfig;
      const blog = content['docusaurus-plugin-content-blog']?.default as BlogContent;
      const docs = content['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const sidebar = sidebarEntries(docs);
      const routes = pageRoutes(site);
      report(readPages(routes, site, (route) => sectionOf(route, sidebar, navbar?.items ?? [])));
      const read = await pages;

      await emitMarkdown(read, sidebar, site);
      await emitExampleProjects(read, site);
      await emitFeed(read, blog, site);
      await emitSocialImages(read, site);
      await emitNotFound(routes, site);
      await emitRobotsTxt(site);
      // Everything above uses the file names that Docusaurus chose, and hosts the final ones.
      await moveToCanonicalFiles(routes, site);
      await prepareHosting(site);
    },
  };
  return { plugin, pages };
}
