import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildOverview } from './buildOverview';

/** The sidebar that the overview page lists. */
const sidebar = 'config';

/** Emits the pages of a sidebar with their headings; only the overview page loads the data. */
export default function overviewPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'overview',
    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const version = content.loadedVersions[0];
      if (!version) throw new Error('The docs plugin loaded no pages for the overview.');
      const groups = buildOverview(version, sidebar, (source) =>
        path.join(siteDir, source.replace(/^@site\//, '')),
      );
      await actions.createData(`${sidebar}.json`, groups);
    },
  };
}
