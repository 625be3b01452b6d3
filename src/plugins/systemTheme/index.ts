import type { Plugin } from '@docusaurus/types';
import { site } from '../../config/site';
import { systemTheme } from './postcss';

/** Readers without scripts get the theme of their system: styles know a theme by an attribute that a script sets. */
export default function systemThemePlugin(): Plugin {
  return {
    name: 'system-theme',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, systemTheme(site.theme.darkMode)],
    }),
  };
}
