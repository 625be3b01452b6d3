import type { ComponentType } from 'react';
import settings from '@generated/search-dialog/default/settings.json';
import type { Props as ContentProps } from './dialog/Content';
import type { Props as KeySheetProps } from './dialog/KeySheet';
import { loadIndexFile } from './ownIndex/loadIndexFile';
import type { ProviderOptions, SearchProvider } from './provider';

export interface LoadedSearch {
  /** What the dialog consists of. */
  Content: ComponentType<ContentProps>;
  KeySheet: ComponentType<KeySheetProps>;
  provider: SearchProvider;
}

let loading: Promise<LoadedSearch> | undefined;

async function load(options: ProviderOptions): Promise<LoadedSearch> {
  // All at the same time. The reader is told of a missing index when a query needs it.
  if (!settings.algolia) void loadIndexFile(options.indexFolder).catch(() => undefined);
  const [{ Content, KeySheet }, { createProvider }] = await Promise.all([
    import('./dialog'),
    settings.algolia ? import('./algolia') : import('./ownIndex'),
  ]);
  return { Content, KeySheet, provider: createProvider(options) };
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
