import type { LoadContext, Plugin } from '@docusaurus/types';
import { site } from '../../site/site';
import { otherPackageManagers } from '../../content/remark/packageManagers';
import { inlineScript } from './inlineScript';

/** `npm start` serves one language, the one that its user has asked for. */
const hasLanguageRedirect =
  site.theme.localeRedirect !== 'never' && process.env.NODE_ENV !== 'development';

/**
 * Puts scripts into the head of every page that run before the first paint, in this order. The
 * theme's own script is at the start of the body, so it runs after them; the script of `404.html`
 * is the first of its page (src/emit/notFound).
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
        // Hides the parts that the URL names, removes an invalid theme before Docusaurus' script
        // reads it, marks the prerendered page with the package manager that the reader chose
        // earlier, and keeps what readers press before the scripts of the page have run.
        script('firstPaint', {
          themeKey: `theme${namespace}`,
          packageManagers: otherPackageManagers,
        }),
        // Before the first paint, so that readers never see a page in the wrong language.
        ...(hasLanguageRedirect ? [script('languageRedirect')] : []),
      ],
    }),
  };
}
