import type { Plugin } from '@docusaurus/types';

/** Whose imports are replaced: the modules of Docusaurus that start the client. */
const client = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/**
 * A plugin that puts our modules in the place of those which Docusaurus' client imports, where it has no setting.
 *
 * @param files absolute path of our module by the request as Docusaurus writes it, e.g. `./preload`
 */
export function replaceClientModules(
  name: string,
  files: Readonly<Record<string, string>>,
): Plugin {
  return {
    name,
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: Object.entries(files).map(
          ([request, file]) =>
            new NormalModuleReplacementPlugin(
              new RegExp(`^${request.replaceAll('.', '\\.')}$`),
              (resource: { context: string; request: string }) => {
                if (client.test(resource.context)) resource.request = file;
              },
            ),
        ),
      };
    },
  };
}
