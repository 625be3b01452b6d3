import settings from '@generated/docusaurus-search/default/settings.json';
import type * as Dialog from './dialog';
import { loadIndexFile } from './loadIndexFile';
import type { ProviderOptions, SearchProvider } from './provider';

/** The code of the dialog, and who answers it. */
export type LoadedSearch = typeof Dialog & {
  provider: SearchProvider;
  /** Tells the site and its language from others on the same host. */
  scope: string;
};

let loading: Promise<LoadedSearch> | undefined;

async function load(options: ProviderOptions): Promise<LoadedSearch> {
  // All at the same time. The reader is told of a missing index when a query needs it.
  if (!settings.algolia) void loadIndexFile(options.indexFolder).catch(() => undefined);
  const [dialog, { createProvider }] = await Promise.all([
    import('./dialog'),
    import('docusaurus-search/provider'),
  ]);
  return { ...dialog, provider: createProvider(options), scope: options.indexFolder };
}

/**
 * Loads what a reader who searches needs, once; a failure is not kept, so that the next attempt
 * tries again.
 *
 * @throws Error of the bundler if a script or a style sheet cannot be loaded
 */
export function loadSearch(options: ProviderOptions): Promise<LoadedSearch> {
  loading ??= load(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
