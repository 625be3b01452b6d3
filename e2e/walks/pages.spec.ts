import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { defaultLocale, localeCodes, locales } from '../../src/site/locales';
import { withoutLocale } from '../../src/site/localeUrl';
import { audit, coveredCode } from '../audit';
import { test } from '../sharedWindow';
import { shiftOf, watchShifts } from '../shifts';
import { expect, hydrated, overflow, realSite, sitemaps } from '../site';

const phone = { width: 375, height: 900 };
const wide = { width: 1440, height: 900 };

/**
 * How a page is walked. Pages take turns, and a page and its translation are opposites, so that all
 * combinations occur.
 *
 * @param place index of the page in the sitemap of the default language
 * @param language index of its language
 */
function walkOf(place: number, language: number) {
  const bit = (at: number) => ((place >> at) + language) % 2 !== 0;
  return {
    isTurn: bit(0),
    theme: bit(1) ? ('dark' as const) : ('light' as const),
    /** It is loaded and audited at the first width, and then laid out at the other one, too. */
    widths: bit(2) ? ([wide, phone] as const) : ([phone, wide] as const),
  };
}

test.beforeAll(({ window }) => watchShifts(window));

/** Sources of the images that do not load. */
const missingImages = (page: Page) =>
  page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
    const sources = images.map(async (image) => {
      // Those further down, and those of the other theme, else wait until they show.
      image.loading = 'eager';
      // Not decode(), which also fails where the browser puts off a picture that has come.
      if (!image.complete) await new Promise((resolve) => (image.onload = image.onerror = resolve));
      return image.naturalWidth > 0 ? '' : image.src;
    });
    return (await Promise.all(sources)).filter(Boolean);
  });

const pages = new Set(Object.values(sitemaps).flat());

/**
 * Pathnames of this host that links lead to and that don't exist. Docusaurus looks only at links to
 * pages of the same language, and their anchors, when it builds the site.
 */
async function deadLinks(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/"]');
  const found = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ pathname }) => pathname),
  );
  return found.filter((one) => !pages.has(one) && !fs.existsSync(path.join(realSite, one)));
}

/** Waits until the page has adapted to a new width: wide tables are reachable by keyboard then. */
async function adapted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('div:has(> table)')].every(
      (frame) => frame.scrollWidth <= frame.clientWidth === frame.tabIndex < 0,
    ),
  );
}

/** An overview, or the pages beside it: `/config/` → `/config/`, `/config/a` → `/config/*`. */
const kindOf = (route: string) => route.replace(/[^/]+$/, '*');

for (const [language, locale] of localeCodes.entries()) {
  const kinds = sitemaps[locale].map(kindOf);
  for (const [index, route] of sitemaps[locale].entries()) {
    // The first page of each kind is walked without patches, too.
    const isSample = kinds.indexOf(kindOf(route)) === index;
    const place = sitemaps[defaultLocale].indexOf(withoutLocale(route, locale));
    const { isTurn, theme, widths } = walkOf(place, language);
    // The others are audited in one language: a rule of the content (`sameStructure.ts`) makes sure
    // that translations have the same headings, code, components and links.
    const isAudited = isSample || isTurn;
    test(`${route} works`, { tag: isSample ? '@sample' : [] }, async ({ page, buildDir }) => {
      await test.step('nothing jumps', async () => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.setViewportSize(widths[0]);
        const response = await page.goto(route);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await shiftOf(page), 'cumulative layout shift').toBeLessThanOrEqual(0.01);
      });

      await test.step('language, URL and title', async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].htmlLang);
        await expect(page).toHaveURL(route);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      });

      await test.step('images and links', async () => {
        expect(await missingImages(page)).toEqual([]);
        expect(await deadLinks(page)).toEqual([]);
      });

      // What is folded has the same rules.
      await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const folded of all) folded.open = true;
      });

      // Patches change no markup, so that a build without them has the same outcome.
      if (isAudited && buildDir === realSite) {
        await test.step(`accessibility in the ${theme} theme`, async () => {
          await adapted(page);
          expect(await audit(page)).toEqual([]);
        });
      }

      for (const size of widths) {
        await test.step(`layout at ${size.width} px`, async () => {
          await page.setViewportSize(size);
          await adapted(page);
          expect(await coveredCode(page), 'code below buttons').toEqual([]);
          expect(await overflow(page), 'horizontal overflow in px').toBe(0);
        });
      }
    });
  }
}
