import type { LoadContext, Plugin } from '@docusaurus/types';
import { site } from '../../site/site';
import { readToken } from '../../css/readToken';
import { iconTags, themeColorTags } from './headTags';

/** Tags that are the same on every page: icons, and the color of the browser's toolbars. */
export default function siteHeadPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-head',
    injectHtmlTags() {
      const dark = site.theme.darkMode ? readToken('--color-page', 'dark') : undefined;
      return {
        headTags: [
          ...iconTags(site.icon, baseUrl),
          ...themeColorTags(readToken('--color-page'), dark),
        ],
      };
    },
  };
}
