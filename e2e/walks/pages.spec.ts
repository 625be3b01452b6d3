import type { Page } from '@playwright/test';
import { localeCodes, locales } from '../../src/site/locales';
import { auditColors, auditStructure, coveredCode } from '../audit';
import { test } from '../sharedWindow';
import { shiftOf, watchShifts } from '../shifts';
import { expect, hydrated, overflow, setTheme, sitemaps } from '../site';

const phone = { width: 375, height: 900 };
const wide = { width: 1440, height: 900 };

/** A page is loaded at the first width, so that each is loaded at both, in one of its languages. */
const languages = localeCodes.map((locale, index) => ({
  locale,
  widths: index % 2 === 0 ? ([phone, wide] as const) : ([wide, phone] as const),
}));

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

for (const { locale, widths } of languages) {
  const kinds = sitemaps[locale].map(kindOf);
  for (const [index, path] of sitemaps[locale].entries()) {
    // The first page of each kind is walked without patches, too.
    const isSample = kinds.indexOf(kindOf(path)) === index;
    test(`${path} works`, { tag: isSample ? '@sample' : [] }, async ({ page }) => {
      await test.step('nothing jumps', async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.setViewportSize(widths[0]);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await hydrated(page);
        expect(await shiftOf(page), 'cumulative layout shift').toBeLessThanOrEqual(0.01);
      });

      await test.step('language, URL and title', async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].htmlLang);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      });

      await test.step('images', async () => {
        expect(await missingImages(page)).toEqual([]);
      });

      // What is folded has the same rules.
      await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const folded of all) folded.open = true;
      });

      for (const [size, themes] of [
        [widths[0], ['light', 'dark']],
        [widths[1], ['dark', 'light']],
      ] as const) {
        await test.step(`layout and accessibility at ${size.width} px`, async () => {
          await page.setViewportSize(size);
          await adapted(page);
          expect(await coveredCode(page), 'code below buttons').toEqual([]);
          expect(await auditStructure(page)).toEqual([]);
          for (const theme of themes) {
            await setTheme(page, theme);
            expect(await auditColors(page), theme).toEqual([]);
            expect(await overflow(page), 'horizontal overflow in px').toBe(0);
          }
        });
      }
    });
  }
}
