import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { escapeRegExp } from '../lib/escapeRegExp';

/** Folders of Docusaurus' client and of what its themes share, whose imports are replaced. */
const client = /@docusaurus[\\/](core[\\/]lib[\\/]client([\\/]exports)?|theme-common[\\/]lib)$/;

/**
 * Returns a plugin that replaces modules of Docusaurus' client for which Docusaurus has no setting.
 * The build fails if the client does not import a replacement, as when a new version of Docusaurus
 * renames a module.
 *
 * @param files absolute path of our module by the request as Docusaurus writes it, e.g. `./preload`
 */
export function replaceClientModules(
  name: string,
  files: Readonly<Record<string, string>>,
): Plugin {
  return {
    name,
    configureWebpack(_config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replacements = Object.entries(files).map(
        ([request, file]) =>
          new NormalModuleReplacementPlugin(
            new RegExp(`^${escapeRegExp(request)}$`),
            (resource: { context: string; request: string }) => {
              if (client.test(resource.context)) resource.request = file;
            },
          ),
      );
      const verify = { apply: (compiler: Compiler) => verifyReplacements(compiler, name, files) };
      // The server bundle does not import the modules that start a page in the browser.
      return { plugins: isServer ? replacements : [...replacements, verify] } as object;
    },
  };
}

/**
 * Verifies in the module graph that each replacement is imported. With a warm cache the bundler
 * resolves no requests, so they cannot be counted.
 */
function verifyReplacements(
  compiler: Compiler,
  name: string,
  files: Readonly<Record<string, string>>,
): void {
  // Not `compilation`, which plugins such as that of the HTML run for their own small bundles, too.
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.finishModules.tap(name, (modules) => {
      const imported = new Set<unknown>();
      for (const module of modules) {
        if (!client.test(module.context ?? '')) continue;
        for (const { module: target } of compilation.moduleGraph.getOutgoingConnections(module))
          if (target && 'resource' in target) imported.add(target.resource);
      }
      const unused = Object.entries(files).filter(([, file]) => !imported.has(file));
      if (unused.length === 0) return;
      const list = unused.map(
        ([request, file]) => `${request} → ${path.relative(process.cwd(), file)}`,
      );
      throw new Error(
        `The plugin "${name}" replaces modules that Docusaurus' client no longer imports by these names: ${list.join(', ')}. ` +
          'Compare lib/client of @docusaurus/core with the previous version, and correct the requests.',
      );
    });
  });
}
