import type * as Dialog from './Dialog';
import settings from '@generated/search-index/default/settings.json';

/** Hash of the whole compilation, filled in by the bundler: the plugin names the index after it. */
declare const __webpack_hash__: string;

export type DialogModule = typeof Dialog;

let file: Promise<unknown> | undefined;

async function fetchFile(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.json();
}

/**
 * Loads the index of the page's language, once; a failure is not kept, so that the next key tries again.
 *
 * @param folder where the indexes of the language are
 * @throws Error if it cannot be fetched or is no JSON
 */
export function loadIndexFile(folder: string): Promise<unknown> {
  file ??= fetchFile(`${folder}${__webpack_hash__}.json`).catch((error: unknown) => {
    file = undefined;
    throw error;
  });
  return file;
}

/** Forgets a file that turned out to be no index, so that it is loaded again. */
export function forgetIndexFile(): void {
  file = undefined;
}

/** Loads the dialog and, where the site answers itself, begins to load the index. */
export async function prepare(indexFolder: string): Promise<DialogModule> {
  // What goes wrong here is told when the reader searches.
  if (!settings.algolia) void loadIndexFile(indexFolder).catch(() => undefined);
  return import(/* webpackPrefetch: true */ './Dialog');
}
