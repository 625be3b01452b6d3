import type { Plugin } from '@docusaurus/types';
import { nameMediaQueries } from './postcss';

/** Lets style sheets use breakpoints of `src/site/mediaQueries.ts`: `@media (--from-tablet)`. */
export default function mediaQueriesPlugin(): Plugin {
  return {
    name: 'media-queries',
    configurePostCss: (options) => ({
      ...options,
      plugins: [nameMediaQueries, ...options.plugins],
    }),
  };
}
