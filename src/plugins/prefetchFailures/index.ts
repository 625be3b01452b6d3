import type { Plugin } from '@docusaurus/types';
import { catchFailures } from './catchFailures';

/** The part of the bundler's runtime that prefetches further chunks after a chunk has loaded. */
const trigger = 'webpack/runtime/chunk_prefetch_trigger';

/** A runtime module as Rspack passes it; Docusaurus' types are those of webpack. */
interface RuntimeModule {
  moduleIdentifier?: string;
  source?: { source: Buffer };
}

/**
 * Prevents that a chunk which fails to load is reported twice. To prefetch others after it, the
 * runtime waits for every chunk and leaves its rejection unhandled, although the importing code
 * handles it.
 */
export default function prefetchFailuresPlugin(): Plugin {
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
