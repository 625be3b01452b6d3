import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the highlighter out of the browser. The classic theme loads
 * prism-react-renderer (26 kB compressed) with every page to register
 * languages; here code is coloured when the site is built
 * (`src/remark/highlightCode.ts`), so the bundles get an empty stand-in.
 */
export default function noBrowserPrism(): Plugin {
  return {
    name: 'no-browser-prism',
    configureWebpack() {
      return {
        resolve: {
          alias: { 'prism-react-renderer$': path.join(__dirname, 'standIn.ts') },
        },
      };
    },
  };
}
