/**
 * Names the section that a page is in, by its folder: `/zh/guide/start/quick-start` → `start`. All
 * pages below `/config/` are in one. The colors of `src/css/custom.css` are those of these names.
 */
export function bookOf(pathname = ''): string | undefined {
  return /(?<=guide\/)\w+|config/.exec(pathname)?.[0];
}
