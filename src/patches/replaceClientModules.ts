import type { Plugin } from '@docusaurus/types';
import { escapeRegExp } from '../site/escapeRegExp';
import { verifyReplacements } from './verifyReplacements';

/** Folders of Docusaurus' client and of what its themes share, whose imports are replaced. */
const client = /@docusaurus[\\/](core[\\/]lib[\\/]client([\\/]exports)?|theme-common[\\/]lib)$/;

/**
 * Returns a plugin that replaces modules of Docusaurus' client for which Docusaurus has no setting.
 * The build fails if the client does not import a replacement, as when a new version of Docusaurus
 * renames a module.
 *
 * @param files absolute path of our module by the request as Docusaurus writes it, e.g. `./preload`
 * @param constants returns values that JSON can represent, by the global names that our modules use
 *   for them; only when the bundler starts is the configuration of the site complete
 */
export function replaceClientModules(
  name: string,
  files: Readonly<Record<string, string>>,
  constants: () => Readonly<Record<string, unknown>> = () => ({}),
): Plugin {
  return {
    name,
    configureWebpack(_config, isServer, { currentBundler }) {
      const { DefinePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      const replacements = Object.entries(files).map(
        ([request, file]) =>
          new NormalModuleReplacementPlugin(
            new RegExp(`^${escapeRegExp(request)}$`),
            (resource: { context: string; request: string }) => {
              if (client.test(resource.context)) resource.request = file;
            },
          ),
      );
      // The server bundle does not import the modules that start a page in the browser.
      const verification = isServer ? [] : [verifyReplacements(name, files)];
      const definition = new DefinePlugin(
        Object.fromEntries(
          Object.entries(constants()).map(([key, value]) => [key, JSON.stringify(value)] as const),
        ),
      );
      return { plugins: [...replacements, definition, ...verification] } as object;
    },
  };
}
