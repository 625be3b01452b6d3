import type { Plugin } from '@docusaurus/types';
import { site } from '../../site/site';
import { nameMediaQueries } from './mediaQueries';
import { systemTheme } from './systemTheme';

/**
 * Lets style sheets use breakpoints of `src/site/mediaQueries.ts`: `@media (--from-tablet)`. And
 * gives readers without scripts the theme of their system: otherwise a script sets the attribute by
 * which styles know the theme.
 */
export default function postcssPlugin(): Plugin {
  return {
    name: 'postcss',
    configurePostCss: (options) => ({
      ...options,
      plugins: [nameMediaQueries, ...options.plugins, systemTheme(site.theme.darkMode)],
    }),
  };
}
