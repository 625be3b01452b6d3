import path from 'node:path';
import * as themeClassic from '@docusaurus/theme-classic';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

// Its types leave out what Docusaurus reads of every theme.
const original = themeClassic as unknown as PluginModule & { default: PluginModule };

export const { getSwizzleConfig, validateOptions, validateThemeConfig } = original;

const folder = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** Registers languages with the highlighter, and takes it to the browser with every page. */
const registration = './prism-include-languages';

/**
 * The classic theme without its highlighter: 29 kB (Brotli) less on each page. This site highlights
 * code during the build, see `src/content/remark/highlightCode.ts`.
 *
 * @throws Error if the theme no longer has the module that is left out
 */
export default async function theme(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = (await original.default(context, options)) as Plugin;
  const modules = plugin.getClientModules?.() ?? [];
  if (!modules.includes(registration)) {
    throw new Error(
      `The classic theme has no client module ${registration}, which src/client/classicTheme leaves ` +
        'out. Fix: Look for what loads Prism with every page now, or delete this folder.',
    );
  }
  return {
    ...plugin,
    // What is relative to the theme
    getThemePath: () => path.resolve(folder, plugin.getThemePath!()),
    getTypeScriptThemePath: () => path.resolve(folder, plugin.getTypeScriptThemePath!()),
    getClientModules: () =>
      modules
        .filter((module) => module !== registration)
        .map((module) => path.resolve(folder, module)),
  };
}
