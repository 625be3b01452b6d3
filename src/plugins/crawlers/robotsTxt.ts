/**
 * `robots.txt`: everything may be read, and where the list of pages is.
 *
 * @param sitemaps absolute addresses; where one language is built alone, all languages have the same
 */
export function robotsTxt(sitemaps: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    '',
    ...[...new Set(sitemaps)].map((url) => `Sitemap: ${url}`),
    '',
  ].join('\n');
}
