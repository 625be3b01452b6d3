const loaded = new Map<string, string>();

/**
 * Loads the Markdown form of a page, once for each path (reading 2.8); a failure is tried anew.
 *
 * @param path `/guide/start/quick-start.md`
 * @throws if the server does not answer with a text of its own
 */
export async function loadMarkdown(path: string): Promise<string> {
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const response = await fetch(path);
  // Some hosts answer with a page, and with status 200, where a file is missing.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || isPage) throw new Error(`${path}: status ${response.status}`);
  const text = await response.text();
  loaded.set(path, text);
  return text;
}
