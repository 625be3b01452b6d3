import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the highlighter out of the browser. The classic theme loads prism-react-renderer (26 kB
 * compressed) with every page to register languages. This site highlights code during the build
 * (`src/remark/highlightCode.ts`), so the bundles get an empty stub. The build fails if the theme
 * imports anything that the stub lacks.
 */
export default function noBrowserPrismPlugin(): Plugin {
  return {
    name: 'no-browser-prism',
    configureWebpack() {
      return {
        resolve: {
          alias: { 'prism-react-renderer$': path.join(__dirname, 'stub.ts') },
        },
        module: { parser: { javascript: { exportsPresence: 'error' } } },
      };
    },
  };
}
