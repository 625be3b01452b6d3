import type { LoadContext, Plugin } from '@docusaurus/types';
import { site } from '../../config/site';
import { otherPackageManagers } from '../../remark/packageManagers';
import { inlineScript } from './inlineScript';

/** Group of the package manager tabs of the whole site, as `@docusaurus/remark-plugin-npm2yarn` names it. */
const packageManagerGroup = 'npm2yarn';

/**
 * Puts scripts into the head of every page that run before the first paint, in this order. The
 * theme's own script is at the start of the body, so it runs after them; the script of `404.html`
 * is the first of its page (src/renderedPages/emit/notFound).
 */
export default function inlineScriptsPlugin({ siteStorage: { namespace } }: LoadContext): Plugin {
  const script = (name: string, constants?: Record<string, unknown>) => ({
    tagName: 'script',
    innerHTML: inlineScript(name, constants),
  });

  return {
    name: 'inline-scripts',
    injectHtmlTags: () => ({
      headTags: [
        // Applies which parts the URL hides, and removes an invalid theme before the theme's script reads it.
        script('firstPaint', { themeKey: `theme${namespace}` }),
        // Before the paint: no reader sees a page in the wrong language.
        ...(site.theme.localeRedirect === 'never' ? [] : [script('languageRedirect')]),
        // Tells the prerendered page which package manager the reader chose earlier.
        script('rememberedTab', {
          storageKey: `docusaurus.tab.${packageManagerGroup}${namespace}`,
          values: otherPackageManagers,
        }),
      ],
    }),
  };
}
