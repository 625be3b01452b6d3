import type { Props } from '@docusaurus/types';
import { homeOf, localeCodes } from '../site/locales';
import { writeOutput } from './writeOutput';

/** Writes a `robots.txt` that allows everything and lists the sitemaps of all languages. */
export async function emitRobotsTxt(site: Props): Promise<void> {
  const sitemaps = localeCodes.map(
    (locale) => `Sitemap: ${site.siteConfig.url}${homeOf(locale)}sitemap.xml\n`,
  );
  await writeOutput('/robots.txt', `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`, site);
}
