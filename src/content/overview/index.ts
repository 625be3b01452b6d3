import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildOverview } from './buildOverview';
import { buildShelf } from './buildShelf';
import { buildTroubleshooting } from './buildTroubleshooting';

/** The sidebar that the overview page lists. */
const sidebar = 'config';

/**
 * Emits the headings that the overview and the index of error messages list, and the sections on
 * the shelf of the home page. Only these pages load the data. They contain no links themselves: the
 * components render them, so that the build fails on those that lead nowhere.
 */
export default function overviewPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'overview',
    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const version = content.loadedVersions[0];
      if (!version) throw new Error('The docs plugin loaded no pages for the overview.');
      const fileOf = (source: string) => path.join(siteDir, source.replace(/^@site\//, ''));
      await actions.createData(`${sidebar}.json`, buildOverview(version, sidebar, fileOf));
      await actions.createData('shelf.json', buildShelf(version));
      await actions.createData('troubleshooting.json', buildTroubleshooting(version, fileOf));
    },
  };
}
