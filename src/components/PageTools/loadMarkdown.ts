import { abortAfter } from '@site/src/lib/abortAfter';

const loaded = new Map<string, string>();

/** Time after which loading counts as failed, in ms. */
const timeout = 10_000;

/**
 * Loads the Markdown form of a page, once for each path. After a failure the next call tries again.
 *
 * @param path `/guide/start/quick-start.md`
 * @throws if the server doesn't answer in time, or answers with an error or a page
 */
export async function loadMarkdown(path: string): Promise<string> {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const response = await fetch(path, { signal: abortAfter(timeout) });
  // Some hosts answer with a page and status 200 if a file is missing.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || isPage) throw new Error(`${path}: status ${response.status}`);
  const text = await response.text();
  loaded.set(path, text);
  return text;
}
