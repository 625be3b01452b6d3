/**
 * Address of a page's Markdown form (reading 2.8), a pathname or a URL.
 *
 * `/a/b` → `/a/b.md`, `/a/` → `/a/index.md`, `https://x.y/zh/` → `https://x.y/zh/index.md`
 *
 * @param page canonical address, without query and hash
 */
export function markdownPath(page: string): string {
  return page.endsWith('/') ? `${page}index.md` : `${page}.md`;
}

/**
 * Address of the Markdown of all recorded builds of an example, of which a page shows one at a
 * time.
 *
 * `explorer`, `/zh/` → `/zh/output-explorer/explorer.md`
 *
 * @param home home page of the language, a pathname or a URL
 */
export function recordingsPath(example: string, home: string): string {
  return `${home}output-explorer/${example}.md`;
}
