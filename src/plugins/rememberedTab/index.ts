import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { otherPackageManagers } from '../../remark/packageManagers';
import { inlineScript } from '../inlineScript';

/** Group of the package-manager tabs: one for the whole site (reading 2.8). */
const group = 'npm2yarn';

/** Tells the served page, before its first paint, which package manager the reader chose earlier. */
export default function rememberedTabPlugin({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'remembered-tab',
    injectHtmlTags() {
      const storageKey = `docusaurus.tab.${group}${siteStorage.namespace}`;
      const innerHTML = inlineScript(path.join(__dirname, 'browser.ts'), {
        storageKey,
        values: otherPackageManagers,
      });
      return { headTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
