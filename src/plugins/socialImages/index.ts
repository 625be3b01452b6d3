import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { site } from '../../config/site';
import { socialImagePath } from '../../lib/socialImage';
import { readToken } from '../readTokens';
import { readRoute } from '../../finishedHtml/readRoute';
import { cardTexts } from './cardTexts';
import { createRenderer } from './renderer';
import type { CardColors } from './types';

function cardColors(): CardColors {
  return {
    page: readToken('--color-page'),
    text: readToken('--color-text'),
    secondary: readToken('--color-text-secondary'),
    link: readToken('--color-link'),
    glow: readToken('--color-glow'),
    glowWarm: readToken('--color-glow-warm'),
  };
}

/** Draws the image that each page shows where it is shared, from its finished HTML. */
export default function socialImagesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'social-images',
    async postBuild({ outDir, baseUrl, routesPaths, siteConfig, i18n }) {
      const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      const logo = typeof site.logo === 'string' ? site.logo : site.logo.light;
      const render = await createRenderer(
        await fs.readFile(path.join(siteDir, 'static', logo), 'utf8'),
        cardColors(),
        path.join(siteDir, 'node_modules/.cache/social-images'),
      );
      for (const route of routesPaths.filter((route) => !route.endsWith('.html'))) {
        const image = socialImagePath(route, baseUrl);
        const html = await readRoute(outDir, route, baseUrl);
        const texts = cardTexts(html, siteConfig.url + image, siteConfig.title, language);
        if (!texts) continue;
        const file = path.join(outDir, image.slice(baseUrl.length));
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, await render(texts));
      }
    },
  };
}
