import { isFileGone } from '@site/src/lib/deployment';
import { GoneError } from '../provider';

/** Hash of the whole compilation, filled in by the bundler: the plugin names the index after it. */
declare const __webpack_hash__: string;

let file: Promise<unknown> | undefined;

async function fetchFile(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (isFileGone(response)) throw new GoneError(`${url} is gone (status ${response.status}).`);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.json();
}

/**
 * Loads the index of the page's language, once; a failure is not kept, so that the next key tries
 * again.
 *
 * @param folder path of the folder with the language's index
 * @throws GoneError if a newer deployment has replaced it, Error if it cannot be fetched or is
 *   not JSON
 */
export function loadIndexFile(folder: string): Promise<unknown> {
  file ??= fetchFile(`${folder}${__webpack_hash__}.json`).catch((error: unknown) => {
    file = undefined;
    throw error;
  });
  return file;
}

/** Forgets a file that turned out not to be an index, so that it is loaded again. */
export function forgetIndexFile(): void {
  file = undefined;
}
