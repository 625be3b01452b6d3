import type { Plugin } from '@docusaurus/types';
import { site } from '../../site/site';
import { systemTheme } from './postcss';

/**
 * Gives readers without scripts the theme of their system. Otherwise a script sets the attribute by
 * which styles know the theme.
 */
export default function systemThemePlugin(): Plugin {
  return {
    name: 'system-theme',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, systemTheme(site.theme.darkMode)],
    }),
  };
}
