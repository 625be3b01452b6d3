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
