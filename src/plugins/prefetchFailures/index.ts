import type { Plugin } from '@docusaurus/types';
import { catchFailures } from './catchFailures';

/** The part of the bundler's runtime that prefetches further chunks once one has loaded. */
const trigger = 'webpack/runtime/chunk_prefetch_trigger';

/** A runtime module as Rspack hands it out; Docusaurus' types are those of webpack. */
interface RuntimeModule {
  moduleIdentifier?: string;
  source?: { source: Buffer };
}

/**
 * Keeps a chunk that cannot be loaded from being reported twice. The runtime waits for every chunk, to prefetch others
 * after it, and leaves its failure unhandled there, while the importing code does handle it.
 */
export default function prefetchFailures(): Plugin {
  const name = 'prefetch-failures';
  return {
    name,
    configureWebpack() {
      return {
        plugins: [
          ({ hooks }) => {
            hooks.thisCompilation.tap(name, (compilation) => {
              compilation.hooks.runtimeModule.tap(name, (module) => {
                const { moduleIdentifier, source } = module as unknown as RuntimeModule;
                if (moduleIdentifier !== trigger || !source) return;
                source.source = Buffer.from(catchFailures(source.source.toString()));
              });
            });
          },
        ],
      };
    },
  };
}
