import { loadTimeout } from '../engine/constants';
import { abortAfter, isFileGone } from './failures';
import { GoneError } from './provider';

/** Hash of the whole compilation, filled in by the bundler: the build names the index after it. */
declare const __webpack_hash__: string;

let file: Promise<unknown> | undefined;

/**
 * The URL of the index without its extension, which is the folder with the texts of its pages, too.
 */
function indexUrl(folder: string): string {
  return folder + __webpack_hash__;
}

async function fetchFile(url: string): Promise<unknown> {
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
  file ??= fetchFile(`${indexUrl(folder)}.json`).catch((error: unknown) => {
    file = undefined;
    throw error;
  });
  return file;
}

/** Forgets a file that turned out not to be an index, so that it is loaded again. */
export function forgetIndexFile(): void {
  file = undefined;
}

/**
 * Loads the texts of a page.
 *
 * @param folder path of the folder with the language's index
 * @param page number of the page in the index
 * @throws Error as `loadIndexFile`
 */
export function loadTextFile(folder: string, page: number): Promise<unknown> {
  return fetchFile(`${indexUrl(folder)}/${page}.json`);
}
