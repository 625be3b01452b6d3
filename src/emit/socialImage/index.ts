import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { escapeRegExp } from '../../site/escapeRegExp';
import { logo } from '../../site/logo';
import { socialImagePath } from '../../site/socialImage';
import { metaContent, type RenderedPage } from '../readPages';
import { writeOutput } from '../writeOutput';
import type { CardTexts } from './card';
import { createRenderer } from './renderer';

/** `lib.dts | Rslib` → `lib.dts`, `Rslib - Library tool` → `Library tool` */
function withoutSiteName(title: string, siteName: string): string {
  const name = escapeRegExp(siteName);
  return title.replace(new RegExp(`^${name} - | \\| ${name}$`), '');
}

/**
 * Reads the texts of a page's image from the page.
 *
 * @param image absolute URL of the image that would be drawn
 * @returns `undefined` for a page that has another image or none
 */
export function cardTexts(
  { head, title: heading, description, section }: RenderedPage,
  image: string,
  siteName: string,
): CardTexts | undefined {
  if (metaContent(head, 'og:image') !== image) return undefined;
  const title = withoutSiteName(metaContent(head, 'og:title') ?? heading, siteName);
  // A section that repeats the title or the site's name is omitted.
  const isRepeated = [title, siteName].some((name) => name.toLowerCase() === section.toLowerCase());
  return { title, description, section: isRepeated ? '' : section, siteName };
}

/** Draws the image that each page shows where it is shared. */
export async function emitSocialImages(pages: readonly RenderedPage[], site: Props): Promise<void> {
  const { siteDir, baseUrl, siteConfig } = site;
  const render = await createRenderer(
    await fs.readFile(path.join(siteDir, 'static', logo.light), 'utf8'),
    path.join(siteDir, 'node_modules/.cache/social-images'),
  );
  for (const page of pages) {
    const image = socialImagePath(page.route, baseUrl);
    const texts = cardTexts(page, siteConfig.url + image, siteConfig.title);
    if (texts) await writeOutput(image, await render(texts), site);
  }
}
