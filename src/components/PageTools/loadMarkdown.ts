const loaded = new Map<string, string>();

/** How long a reader waits for an answer, in milliseconds, before they are told that there is none. */
const patience = 10_000;

/**
 * Loads the Markdown form of a page, once for each path. After a failure the next call tries again.
 *
 * @param path `/guide/start/quick-start.md`
 * @throws if the server does not answer in time, or not with a text of its own
 */
export async function loadMarkdown(path: string): Promise<string> {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
  // Some hosts answer with a page, and with status 200, where a file is missing.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || isPage) throw new Error(`${path}: status ${response.status}`);
  const text = await response.text();
  loaded.set(path, text);
  return text;
}
