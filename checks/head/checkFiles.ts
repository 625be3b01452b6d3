import fs from 'node:fs';
import path from 'node:path';
import { hasFullHistory } from '../../src/config/gitHistory';
import { localeCodes } from '../../src/config/locales';
import { socialImageSize } from '../../src/lib/socialImage';
import { imageOf } from './checkPage';
import { readHead } from './readHead';
import { baseOf, fileOf, isDoc, isPost, origin, pages, type PageRef } from './site';

/** Upper bound of an image in bytes: some apps that show links leave larger ones out on a slow connection. */
const imageBudget = 60_000;

/** Checks that the image of a page is a PNG of the right size. */
export function checkImage(buildDir: string, page: PageRef): string[] {
  const file = path.join(buildDir, imageOf(page));
  if (!fs.existsSync(file)) return [`${file} is missing`];
  const png = fs.readFileSync(file);
  const isPng = png.subarray(1, 4).toString('latin1') === 'PNG';
  const size = isPng ? { width: png.readUInt32BE(16), height: png.readUInt32BE(20) } : undefined;
  if (JSON.stringify(size) !== JSON.stringify(socialImageSize))
    return [`${file}: ${JSON.stringify(size)}, not ${JSON.stringify(socialImageSize)}`];
  return png.length > imageBudget ? [`${file}: ${png.length} B > ${imageBudget} B`] : [];
}

/** Checks that the icons which a page names exist. */
export function checkIcons(buildDir: string, html: string): string[] {
  return readHead(html)
    .links.filter(({ rel = '' }) => /(^|-)icon$/.test(rel))
    .filter(({ href = '' }) => !fs.existsSync(path.join(buildDir, href)))
    .map(({ href }) => `icon ${href} is missing`);
}

/**
 * Checks a sitemap against the route table, both ways, and its dates: all of them where the history tells them, none where
 * it does not.
 */
export function checkSitemap(
  xml: string,
  expected: readonly PageRef[],
  hasDates: boolean,
): string[] {
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  const text = (entry: string, tag: string) =>
    new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(entry)?.[1];
  const found = entries.map((entry) => text(entry, 'loc') ?? '');
  const wanted = expected.map(({ route }) => origin + route);
  const problems = [
    ...wanted.filter((url) => !found.includes(url)).map((url) => `sitemap: ${url} is missing`),
    ...found.filter((url) => !wanted.includes(url)).map((url) => `sitemap: ${url} is no page`),
    ...found.filter((url, at) => found.indexOf(url) !== at).map((url) => `sitemap: ${url} twice`),
  ];
  if (/<(changefreq|priority)>/.test(xml)) problems.push('sitemap: changefreq or priority');
  entries.forEach((entry, at) => {
    const url = found[at];
    const date = text(entry, 'lastmod');
    const page = expected.find(({ route }) => origin + route === url);
    const isDated = hasDates && page !== undefined && (isDoc(page) || isPost(page));
    if (isDated !== (date !== undefined)) problems.push(`sitemap: ${url} has lastmod "${date}"`);
    if (date !== undefined && !/^\d{4}-\d\d-\d\d$/.test(date))
      problems.push(`sitemap: lastmod "${date}" of ${url} is no date`);
  });
  return problems;
}

/** Checks all that crawlers read beside the pages. */
export function checkCrawlerFiles(buildDir: string): string[] {
  const hasDates = hasFullHistory(path.dirname(buildDir));
  const sitemaps = localeCodes.map((locale) => `${baseOf(locale)}sitemap.xml`);
  const robots = fs.readFileSync(path.join(buildDir, 'robots.txt'), 'utf8');
  const named = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, url = '']) => url);
  const wanted = sitemaps.map((file) => origin + file);
  return [
    ...(named.join() === wanted.join() ? [] : [`robots.txt names ${named.join()}`]),
    ...(/^Disallow: *\S/m.test(robots) ? ['robots.txt forbids something'] : []),
    ...localeCodes.flatMap((locale, at) =>
      checkSitemap(
        fs.readFileSync(path.join(buildDir, sitemaps[at] as string), 'utf8'),
        pages.filter((page) => page.locale === locale),
        hasDates,
      ),
    ),
  ];
}

/** HTML files of the built site that are no page of the route table. */
export function strangeFiles(buildDir: string): string[] {
  const known = new Set(pages.map(({ route }) => fileOf(route)));
  return fs
    .readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !/^(zh\/)?404\.html$/.test(file))
    .filter((file) => !known.has(file))
    .map((file) => `${file} is no page of the route table`);
}
