import type { Plugin } from '@docusaurus/types';

/**
 * Returns a plugin that replaces packages in the bundle for the browser, and in that of the server
 * if the pages are to be rendered with the replacement, too.
 *
 * @param files absolute path of our module by the name of the package
 */
export function replacePackages(
  name: string,
  files: Readonly<Record<string, string>>,
  { alsoOnServer = false } = {},
): Plugin {
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer && !alsoOnServer ? {} : { resolve: { alias: { ...files } } },
  };
}
