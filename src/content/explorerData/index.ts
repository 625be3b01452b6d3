import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findExplorers, readExplorer } from '../remark/explorer/readExplorer';

const pluginName = 'output-explorer';

/**
 * Emits the recorded builds of the examples for `<OutputExplorer>`: one file per example, which the
 * browser loads when a reader picks another build, and a module with all of these files for the
 * server bundle, which renders the plain sections for readers without JavaScript. The page itself
 * contains only the first build, which `src/content/remark/outputExplorer.ts` puts there.
 *
 * One file per example, not per build: the builds of an example are so similar that together they
 * compress to little more than one of them, and every chunk adds some bytes to the first load of
 * *all* pages.
 */
export default function explorerDataPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const examplesDir = path.join(siteDir, 'examples');
  const dataDir = path.join(generatedFilesDir, pluginName, 'default');
  return {
    name: pluginName,
    getPathsToWatch() {
      return [path.join(examplesDir, '*/example.json')];
    },
    async contentLoaded({ actions: { createData } }) {
      const explorers = findExplorers(examplesDir).map(
        (name) => [name, readExplorer(examplesDir, name)] as const,
      );
      for (const [name, { variants }] of explorers)
        await createData(`${name}.json`, JSON.stringify(variants));
      const sections = explorers.map(([name]) => `'${name}': require('./${name}.json'),`);
      await createData('sections.js', `module.exports = {${sections.join('')}};`);
    },
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            '@output-explorer/sections$': isServer
              ? path.join(dataDir, 'sections.js')
              : path.join(__dirname, 'noSections.json'),
            '@output-explorer/data': dataDir,
          },
        },
      };
    },
  };
}
