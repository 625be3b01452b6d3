/**
 * `robots.txt`: everything may be read, and where the list of pages is.
 *
 * @param sitemaps absolute addresses
 */
export function robotsTxt(sitemaps: readonly string[]): string {
  return ['User-agent: *', 'Allow: /', '', ...sitemaps.map((url) => `Sitemap: ${url}`), ''].join(
    '\n',
  );
}
