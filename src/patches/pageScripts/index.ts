import path from 'node:path';
import ChunkAssetPlugin from '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rewriteRegistry } from './rewriteRegistry';

/**
 * Names all scripts of a page in its HTML, so that the browser fetches them at once. Docusaurus
 * tries to, but looks up files by the paths of modules where the bundler's manifest has the names
 * of chunks. It finds none, and the browser learned of a page's scripts only after the main one had
 * run: a second round trip before the page worked.
 *
 * It also shortens the table of all scripts, which every page loads: chunks are identified by their
 * names, and no further chunks are split off for code of packages that several pages use. A copy in
 * the larger chunk of each page weighs less, because it compresses better there.
 */
export default function pageScriptsPatch({ generatedFilesDir }: LoadContext): Plugin {
  const registry = {
    test: path.join(generatedFilesDir, 'registry.js'),
    loader: path.join(__dirname, '../transformLoader.mjs'),
    options: { transform: rewriteRegistry },
  };
  return {
    name: 'page-scripts',
    getClientModules: () => [path.join(__dirname, 'chunkFile.ts')],
    configureWebpack({ plugins = [] }, isServer) {
      if (isServer) return { module: { rules: [registry] } };
      // The function from the name of a chunk to its file, which has a table; see chunkFile.ts.
      const others = plugins.filter((plugin) => !(plugin instanceof ChunkAssetPlugin));
      if (others.length === plugins.length) {
        throw new Error(
          'The patch "page-scripts" replaces ChunkAssetPlugin, which Docusaurus no longer has. Fix: Compare ' +
            'lib/webpack/client.js of @docusaurus/core with the previous version, and correct or delete the patch.',
        );
      }
      return {
        module: { rules: [registry] },
        optimization: {
          chunkIds: 'named',
          splitChunks: { cacheGroups: { defaultVendors: false } },
        },
        mergeStrategy: { plugins: 'replace' },
        plugins: others,
      };
    },
  };
}
