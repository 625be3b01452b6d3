import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, LoaderContext } from '@rspack/core';

/**
 * Dependencies of every page, relative to the site: the Markdown transforms with what they import,
 * the facts of the options, and the settings for code. They are whole folders, because transforms
 * have no access to the bundler and so cannot register what they read.
 */
export const shared: readonly string[] = [
  'src/content/remark',
  'src/content/examples',
  'src/site/options',
  'src/site/site.ts',
  'src/site/closest.ts',
  'src/site/problemSections.ts',
];

/**
 * Finds the files and folders that the Markdown of a page includes, as paths below `examples/`.
 *
 * ```` ```ts file="dual/rslib.config.ts" ```` → `dual/rslib.config.ts`
 *
 * `<OutputExplorer example="explorer" />` → `explorer`
 */
export function includedPaths(markdown: string): string[] {
  return [...markdown.matchAll(/\b(?:file|example)="([^"]+)"/g)].map(([, name = '']) => name);
}

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
