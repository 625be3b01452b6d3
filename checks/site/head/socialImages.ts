import fs from 'node:fs';
import path from 'node:path';
import { homeOf } from '../../../src/site/locales';
import { socialImagePath } from '../../../src/site/socialImage';
import { pageRule } from '../pageRule';
import type { SitePage } from '../site';

/** In bytes: some apps do not show larger images on a slow connection. */
const budget = 80_000;

/** Returns the pathname of the image of a page. */
export function imageOf({ route, locale }: SitePage): string {
  return socialImagePath(route, homeOf(locale));
}

/** A page has an image for link previews that is small. Unit tests show its type and its size. */
export const socialImages = pageRule(
  'See src/emit/socialImage, which draws the images.',
  (page, { dir }) => {
    const name = imageOf(page);
    const file = path.join(dir, name);
    const bytes = fs.statSync(file, { throwIfNoEntry: false })?.size;
    if (bytes === undefined) return [`${name} is missing`];
    return bytes > budget ? [`${name} has ${bytes} bytes, ${budget} allowed`] : [];
  },
);
