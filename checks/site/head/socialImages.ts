import fs from 'node:fs';
import path from 'node:path';
import { homeOf } from '../../../src/site/locales';
import { socialImagePath, socialImageSize } from '../../../src/site/socialImage';
import { compare, pageRule } from '../pageRule';
import type { SitePage } from '../site';

/** In bytes: some apps do not show larger images on a slow connection. */
const budget = 80_000;

/** Returns the pathname of the image of a page. */
export function imageOf({ route, locale }: SitePage): string {
  return socialImagePath(route, homeOf(locale));
}

function checkPng(name: string, png: Buffer): string[] {
  const isPng = png.subarray(1, 4).toString('latin1') === 'PNG';
  const size = isPng ? { width: png.readUInt32BE(16), height: png.readUInt32BE(20) } : undefined;
  return [
    ...compare(`the size of ${name}`, size, socialImageSize),
    ...(png.length > budget ? [`${name} has ${png.length} bytes, ${budget} allowed`] : []),
  ];
}

/** A page has an image for link previews: a PNG of the right size. */
export const socialImages = pageRule(
  'See src/emit/socialImage, which draws the images.',
  (page, { dir }) => {
    const name = imageOf(page);
    const file = path.join(dir, name);
    return fs.existsSync(file) ? checkPng(name, fs.readFileSync(file)) : [`${name} is missing`];
  },
);
