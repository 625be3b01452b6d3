/**
 * Makes a signal that ends a request after a time, because a connection can hang without an end.
 * Safari has `AbortSignal.timeout` from version 16 on.
 *
 * @param limit in ms
 */
export function abortAfter(limit: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error(`There was no answer within ${limit} ms.`)), limit);
  return controller.signal;
}

/** Whether a server no longer has a file, because a newer deployment of the site has removed it. */
export function isFileGone({ status }: Pick<Response, 'status'>): boolean {
  return status === 404 || status === 410;
}

/** Time after which a server counts as unreachable, in ms: the reader waits for it. */
const timeout = 5_000;

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
 * Whether a chunk failed to load because the site has been redeployed since the reader opened it.
 *
 * @param error what the import of the chunk threw
 */
export async function isOutdated(error: unknown): Promise<boolean> {
  const response = await askForChunk(error);
  return response !== undefined && isFileGone(response);
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
