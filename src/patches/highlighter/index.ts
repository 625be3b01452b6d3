import type { Plugin } from '@docusaurus/types';

/** The theme's client module that registers languages, as Docusaurus requests it. */
const registration = require
  .resolve('@docusaurus/theme-classic/lib/prism-include-languages.js')
  .replace(/\.js$/, '');

/**
 * Keeps the highlighter out of the browser. The classic theme loads prism-react-renderer (26 kB
 * compressed) and a list of all languages with every page to register languages. This site
 * highlights code during the build (`src/content/remark/highlightCode.ts`).
 */
export default function highlighterPatch(): Plugin {
  return {
    name: 'highlighter',
    configureWebpack: () => ({ resolve: { alias: { [`${registration}$`]: false } } }),
  };
}
