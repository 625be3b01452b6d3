/**
 * Whether a newer deployment of the site has removed a file, as opposed to the file being
 * unreachable at the moment. Hosts respond to a missing file with an error status or with an HTML
 * page; the files that scripts load are never HTML.
 */
export function isFileGone({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 404 || status === 410 || (status === 200 && isHtml);
}

/**
 * Whether a chunk failed to load because the site has been redeployed since the reader opened it:
 * then the server responds, but no longer has the script or style sheet. A lost connection gives no
 * response.
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
