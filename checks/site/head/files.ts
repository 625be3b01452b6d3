import fs from 'node:fs';
import path from 'node:path';
import { homeOf } from '../../../src/site/locales';
import { socialImagePath } from '../../../src/site/socialImage';
import { pageRule } from '../pageRule';
import type { SitePage } from '../site';

/** In bytes: some apps do not show larger images on a slow connection. */
const budget = 80_000;

/** Returns the pathname of the image of a page for link previews. */
export function imageOf({ route, locale }: SitePage): string {
  return socialImagePath(route, homeOf(locale));
}

/**
 * The icons that a page links to exist, and so does its image for link previews, which is small.
 * Unit tests show its type and its size.
 */
export const headFiles = pageRule(
  'See src/emit/socialImage, which draws the images, and headTags in docusaurus.config.ts.',
  (page, { dir }) => {
    const bytesOf = (name: string) =>
      fs.statSync(path.join(dir, name), { throwIfNoEntry: false })?.size;
    const image = imageOf(page);
    const bytes = bytesOf(image) ?? 0;
    const icons = page.head.links.filter(({ rel = '' }) => /(^|-)icon$/.test(rel));
    return [
      ...[image, ...icons.map(({ href = '' }) => href)]
        .filter((name) => bytesOf(name) === undefined)
        .map((name) => `${name} is missing`),
      ...(bytes > budget ? [`${image} has ${bytes} bytes, ${budget} allowed`] : []),
    ];
  },
);
