/**
 * Tells which emitted file has to move for a route without a final slash.
 *
 * `/zh/guide/faq/features`, `/zh/` → from `guide/faq/features/index.html` to `guide/faq/features.html`
 *
 * @returns paths below the output folder, or `undefined` where the file is right as emitted
 */
export function canonicalFile(
  route: string,
  baseUrl: string,
): { from: string; to: string } | undefined {
  if (route.endsWith('/') || route.endsWith('.html')) return undefined;
  const page = route.slice(baseUrl.length);
  return { from: `${page}/index.html`, to: `${page}.html` };
}
