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
 * How a page is walked, by its place among the pages and by its language.
 *
 * A page has each theme, and each width first, in one of its languages. It is audited in one of
 * them: that translations have the same markup is a rule of the content (`sameStructure.ts`), and
 * what pages have in common is audited in each language at each width in each theme, by turns.
 */
function walkOf(place: number, at: number) {
  const isOdd = (number: number) => number % 2 === 1;
  return {
    isAudited: isOdd(place) === isOdd(at),
    theme: isOdd((place >> 1) + at) ? ('dark' as const) : ('light' as const),
    /** It is loaded and audited at the first width, and then laid out at the other one, too. */
    widths: isOdd((place >> 2) + at) ? ([wide, phone] as const) : ([phone, wide] as const),
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

for (const [at, locale] of localeCodes.entries()) {
  const kinds = sitemaps[locale].map(kindOf);
  for (const [index, route] of sitemaps[locale].entries()) {
    // The first page of each kind is walked without patches, too.
    const isSample = kinds.indexOf(kindOf(route)) === index;
    // Its place among the pages of the first language.
    const place = sitemaps[defaultLocale].indexOf(withoutLocale(route, locale));
    const { isAudited, theme, widths } = walkOf(place, at);
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
