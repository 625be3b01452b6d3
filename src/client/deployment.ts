import { abortAfter } from './abortAfter';

/** Time after which a server counts as unreachable, in ms: the reader waits for it. */
const timeout = 5_000;

/** Whether a server no longer has a file, because a newer deployment of the site has removed it. */
function isFileGone({ status }: Pick<Response, 'status'>): boolean {
  return status === 404 || status === 410;
}

/**
 * Asks the server for the file of a chunk that failed to load.
 *
 * @param error what the import of the chunk threw; the bundler names the file's URL in `request`
 * @returns undefined if the error names no file, or the server can't be reached
 */
async function askForChunk(error: unknown): Promise<Response | undefined> {
  const request = (error as { request?: unknown } | undefined)?.request;
  if (typeof request !== 'string') return undefined;
  const options = { method: 'HEAD', cache: 'no-store', signal: abortAfter(timeout) } as const;
  return fetch(request, options).catch(() => undefined);
}

/**
 * Whether the server responds without an error when it is asked for a chunk that failed to load: it
 * has the file, no longer has it, or sends an HTML page instead. Hosts do that with missing files,
 * and networks that want the reader to sign in first with all files. A lost connection gives no
 * response.
 *
 * @param error what the import of the chunk threw
 */
export async function isServed(error: unknown): Promise<boolean> {
  const response = await askForChunk(error);
  return response !== undefined && (response.ok || isFileGone(response));
}
