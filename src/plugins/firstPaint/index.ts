import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineScript } from '../inlineScript';

/**
 * Puts a script into the head of every page that settles what the first paint depends on and only the browser knows:
 * parts that the address hides, and whether the stored theme is one. The theme's own script reads that one at the start
 * of the body, so this one is first.
 */
export default function firstPaintPlugin({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'first-paint',
    injectHtmlTags() {
      const innerHTML = inlineScript(path.join(__dirname, 'browser.ts'), {
        THEME_KEY: `theme${siteStorage.namespace}`,
      });
      return { headTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
