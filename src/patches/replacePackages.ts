import type { Plugin } from '@docusaurus/types';
import { verifyReplacements } from './verifyReplacements';

/**
 * Returns a plugin that replaces packages in the bundle for the browser, and in that of the server
 * if the pages are to be rendered with the replacement, too. The build fails if Docusaurus doesn't
 * import a replacement.
 *
 * @param files absolute path of our module by the name of the package
 */
export function replacePackages(
  name: string,
  files: Readonly<Record<string, string>>,
  alsoOnServer = false,
): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer && !alsoOnServer) return {};
      const plugins = isServer ? [] : [verifyReplacements(name, files)];
      return { resolve: { alias: { ...files } }, plugins } as object;
    },
  };
}
