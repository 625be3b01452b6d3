import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, LoaderContext } from '@rspack/core';
import { includedPaths } from './includedPaths';
import { shared } from './shared';

function addDependencies(context: LoaderContext, siteDir: string): void {
  const included = includedPaths(fs.readFileSync(context.resourcePath, 'utf8'));
  const targets = [...shared, ...included.map((name) => path.join('examples', name))];
  for (const target of targets.map((relative) => path.join(siteDir, relative))) {
    if (!fs.existsSync(target)) context.addMissingDependency(target);
    else if (fs.statSync(target).isDirectory()) context.addContextDependency(target);
    else context.addDependency(target);
  }
}

/**
 * Registers what a page depends on besides its own file with the bundler. Without this, `npm start`
 * would show an outdated example until the page itself is saved, and `npm run build` would take the
 * page from the bundler's cache on disk.
 */
export default function pageDependenciesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-dependencies',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModule } = currentBundler.instance as unknown as Compiler['rspack'];
      const plugin = {
        apply(compiler: Compiler) {
          compiler.hooks.compilation.tap('page-dependencies', (compilation) => {
            NormalModule.getCompilationHooks(compilation).loader.tap(
              'page-dependencies',
              (context) => {
                if (context.resourcePath.endsWith('.mdx')) addDependencies(context, siteDir);
              },
            );
          });
        },
      };
      return { plugins: [plugin] } as object;
    },
  };
}
