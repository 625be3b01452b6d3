/**
 * Pathname or URL of a page's Markdown form.
 *
 * `/a/b` → `/a/b.md`, `/a/` → `/a/index.md`, `https://x.y/zh/` → `https://x.y/zh/index.md`
 *
 * @param page canonical pathname or URL, without query and hash
 */
export function markdownPath(page: string): string {
  return page.endsWith('/') ? `${page}index.md` : `${page}.md`;
}

/**
 * Pathname or URL of the Markdown file with all recorded builds of an example; a page shows one
 * build at a time.
 *
 * `explorer`, `/zh/` → `/zh/output-explorer/explorer.md`
 *
 * @param home home page of the language, a pathname or a URL
 */
export function recordingsPath(example: string, home: string): string {
  return `${home}output-explorer/${example}.md`;
}
