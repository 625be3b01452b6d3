import type { Props } from '@docusaurus/types';
import { writeOutput } from './writeOutput';

/**
 * Builds a `robots.txt` that allows everything and lists the sitemaps.
 *
 * @param sitemaps absolute URLs, possibly repeated: a build of one language has one sitemap for all
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
