import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { site } from '../../config/site';
import { inlineScript } from '../inlineScript';

/** Puts the first-visit language redirect into the head of every page: no page in a wrong language is painted. */
export default function languageRedirectPlugin(): Plugin {
  return {
    name: 'language-redirect',
    injectHtmlTags() {
      if (site.theme.localeRedirect === 'never') return {};
      const innerHTML = inlineScript(path.join(__dirname, 'browser.ts'));
      return { headTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
