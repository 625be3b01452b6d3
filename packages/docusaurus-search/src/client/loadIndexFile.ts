import { loadTimeout } from '../engine/constants';
import { abortAfter, isFileGone } from './requests';
import { GoneError } from './provider';

/** Hash of the whole compilation, filled in by the bundler: the build names the index after it. */
declare const __webpack_hash__: string;

let loading: Promise<unknown> | undefined;

/** @param file what follows the name of the index */
async function fetchFile(folder: string, file: string): Promise<unknown> {
  const url = folder + __webpack_hash__ + file;
  const response = await fetch(url, { signal: abortAfter(loadTimeout) });
  if (isFileGone(response)) throw new GoneError(`${url} is gone (status ${response.status}).`);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.json();
}

/**
 * Loads the index of the page's language, once; a failure is not kept, so that the next key tries
 * again.
 *
 * @param folder path of the folder with the language's index
 * @throws GoneError if a newer deployment has replaced it, Error if it cannot be fetched, does
 *   not come in time or is not JSON
 */
export function loadIndexFile(folder: string): Promise<unknown> {
  loading ??= fetchFile(folder, '.json').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Forgets a file that turned out not to be an index, so that it is loaded again. */
export function forgetIndexFile(): void {
  loading = undefined;
}

/**
 * Loads the texts of a page.
 *
 * @param folder path of the folder with the language's index
 * @param page number of the page in the index
 * @throws Error as `loadIndexFile`
 */
export function loadTextFile(folder: string, page: number): Promise<unknown> {
  return fetchFile(folder, `/${page}.json`);
}
