import type * as Dialog from './Dialog';
import settings from '@generated/search-dialog/default/settings.json';
import { isFileGone } from '@site/src/lib/deployment';

/** Hash of the whole compilation, filled in by the bundler: the plugin names the index after it. */
declare const __webpack_hash__: string;

export type DialogModule = typeof Dialog;

let file: Promise<unknown> | undefined;

/** The index went with the deployment that the page came from. */
export class GoneError extends Error {}

async function fetchFile(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (isFileGone(response)) throw new GoneError(`${url} is gone (status ${response.status}).`);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.json();
}

/**
 * Loads the index of the page's language, once; a failure is not kept, so that the next key tries again.
 *
 * @param folder where the indexes of the language are
 * @throws GoneError if a newer deployment has replaced it, Error if it cannot be fetched or is not JSON
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
