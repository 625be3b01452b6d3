import path from 'node:path';
import type { Compiler } from '@rspack/core';

/** Folders of Docusaurus' packages. */
const docusaurus = /[\\/]@docusaurus[\\/]/;

/**
 * Returns a plugin of the bundler that fails the build if no module of Docusaurus imports one of
 * our replacements, as when a new version renames a module or drops a package. It looks at the
 * graph of modules: with a warm cache the bundler resolves no requests, so they can't be counted.
 *
 * @param files absolute path of our module by the request or package that it replaces
 */
export function verifyReplacements(
  name: string,
  files: Readonly<Record<string, string>>,
): { apply: (compiler: Compiler) => void } {
  return {
    apply(compiler) {
      // Not `compilation`, which plugins such as that of the HTML run for their own small bundles,
      // too.
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          const imported = new Set<unknown>();
          for (const module of modules) {
            if (!docusaurus.test(module.context ?? '')) continue;
            for (const { module: target } of compilation.moduleGraph.getOutgoingConnections(module))
              if (target && 'resource' in target) imported.add(target.resource);
          }
          const unused = Object.entries(files).filter(([, file]) => !imported.has(file));
          if (unused.length === 0) return;
          const list = unused.map(
            ([request, file]) => `${request} → ${path.relative(process.cwd(), file)}`,
          );
          throw new Error(
            `The patch "${name}" replaces modules that Docusaurus no longer imports by these names: ${list.join(', ')}. ` +
              'Fix: Compare the sources of @docusaurus/core and its themes with the previous version, and correct or delete the patch.',
          );
        });
      });
    },
  };
}
