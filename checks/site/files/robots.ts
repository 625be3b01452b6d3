import fs from 'node:fs';
import path from 'node:path';
import { homeOf, localeCodes } from '../../../src/site/locales';
import type { Check } from '../../base/check';
import { compare } from '../pageRule';
import { origin, type Site } from '../site';

/** Lists what is wrong with a `robots.txt`. */
export function checkRobots(text: string): string[] {
  const named = [...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, url = '']) => url);
  const wanted = localeCodes.map((locale) => `${origin}${homeOf(locale)}sitemap.xml`);
  return [
    ...compare('the list of sitemaps', named, wanted),
    ...(/^Disallow: *\S/m.test(text) ? ['it disallows something'] : []),
  ];
}

/** Crawlers may read everything and learn where the sitemaps are. */
export const robots: Check<Site> = ({ dir }) =>
  checkRobots(fs.readFileSync(path.join(dir, 'robots.txt'), 'utf8')).map((message) => ({
    file: 'build/robots.txt',
    message,
    fix: 'See src/emit/robotsTxt.ts, which writes the file.',
  }));
