import type { Props } from '@docusaurus/types';
import { writeOutput } from './writeOutput';

/**
 * `robots.txt`: everything may be read, and where the lists of pages are.
 *
 * @param sitemaps absolute URLs; where one language is built alone, all languages have the same
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

/** Writes the `robots.txt` of the site, which names the sitemaps of all languages. */
export async function emitRobotsTxt(site: Props): Promise<void> {
  const sitemaps = Object.values(site.i18n.localeConfigs).map(
    (locale) => `${locale.url}${locale.baseUrl}sitemap.xml`,
  );
  await writeOutput('/robots.txt', robotsTxt(sitemaps), site);
}
