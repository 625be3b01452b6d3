import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { logo } from '../../site/logo';
import { socialImagePath } from '../../site/socialImage';
import { readToken } from '../../css/tokens';
import type { RenderedPage } from '../readPages';
import { writeOutput } from '../writeOutput';
import { cardTexts } from './cardTexts';
import { createRenderer } from './renderer';

/** Draws the image that each page shows where it is shared. */
export async function emitSocialImages(pages: readonly RenderedPage[], site: Props): Promise<void> {
  const { siteDir, baseUrl, siteConfig } = site;
  const render = await createRenderer(
    await fs.readFile(path.join(siteDir, 'static', logo.light), 'utf8'),
    {
      page: readToken('--color-page'),
      text: readToken('--color-text'),
      secondary: readToken('--color-text-secondary'),
      link: readToken('--color-link'),
      glow: readToken('--color-glow'),
      glowWarm: readToken('--color-glow-warm'),
    },
    path.join(siteDir, 'node_modules/.cache/social-images'),
  );
  for (const page of pages) {
    const image = socialImagePath(page.route, baseUrl);
    const texts = cardTexts(page, siteConfig.url + image, siteConfig.title);
    if (texts) await writeOutput(image, await render(texts), site);
  }
}
