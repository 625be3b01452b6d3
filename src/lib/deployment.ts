/**
 * Tells a file that a newer deployment of the site has removed from one that cannot be reached at
 * the moment. Hosts answer for a missing file with a status, or with some HTML page; the files that
 * scripts load are never HTML.
 */
export function isFileGone({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 404 || status === 410 || (status === 200 && isHtml);
}

/**
 * Tells whether a chunk failed to load because the site has been deployed anew since the reader
 * opened it: then the server answers, but no longer has the script or style sheet. A lost
 * connection answers nothing.
 *
 * @param error what the import of the chunk threw; the bundler names the file's URL in `request`
 */
export async function isOutdated(error: unknown): Promise<boolean> {
  const request = (error as { request?: unknown } | undefined)?.request;
  if (typeof request !== 'string') return false;
  try {
    return isFileGone(await fetch(request, { method: 'HEAD', cache: 'no-store' }));
  } catch {
    return false;
  }
}
