import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findExplorers } from './findExplorers';
import { readExplorer } from './readExplorer';

const NAME = 'output-explorer';

/**
 * Emits the recorded builds of the examples for `<OutputExplorer>`: one file per
 * example, which the browser loads when a reader picks another build, and one
 * file of all, which only the server bundle gets (the plain sections that show
 * without JavaScript). The page itself carries the first build only, put there
 * by `src/remark/outputExplorer.ts`.
 *
 * One file per example, not per build: the builds of an example resemble each
 * other, so together they compress to little more than one of them, and every
 * chunk costs some bytes in the first load of *all* pages.
 */
export default function explorerDataPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const examplesDir = path.join(siteDir, 'examples');
  const dataDir = path.join(generatedFilesDir, NAME, 'default');
  return {
    name: NAME,
    getPathsToWatch() {
      return [path.join(examplesDir, '*/example.json')];
    },
    async contentLoaded({ actions: { createData } }) {
      const explorers = findExplorers(examplesDir).map(
        (name) => [name, readExplorer(examplesDir, name)] as const,
      );
      await createData('sections.json', JSON.stringify(Object.fromEntries(explorers)));
      for (const [name, { variants }] of explorers)
        await createData(`${name}.json`, JSON.stringify(variants));
    },
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            '@output-explorer/sections$': isServer
              ? path.join(dataDir, 'sections.json')
              : path.join(__dirname, 'noSections.json'),
            '@output-explorer/data': dataDir,
          },
        },
      };
    },
  };
}
