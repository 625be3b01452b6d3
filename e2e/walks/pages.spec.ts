import type { Page } from '@playwright/test';
import { siteUrl } from '../../src/config/siteUrl';
import { audit, auditColors, auditStructure } from '../audit';
import { test } from '../sharedWindow';
import { shiftOf, watchShifts } from '../shifts';
import { expect, hydrated, overflow, setTheme, sitemaps } from '../site';

const languages = [
  { locale: 'en', lang: 'en' },
  { locale: 'zh', lang: 'zh-CN' },
] as const;

const phone = { width: 375, height: 900 };
const wide = { width: 1440, height: 900 };

test.beforeAll(({ window }) => watchShifts(window));

/** Sources of the images that do not load. */
const missingImages = (page: Page) =>
  page.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
    const sources = images.map(async (image) => {
      // Those further down, and those of the other theme, else wait until they show.
      image.loading = 'eager';
      return image.decode().then(
        () => '',
        () => image.src,
      );
    });
    return (await Promise.all(sources)).filter(Boolean);
  });

/** The code that buttons cover, as far as it is scrolled into view. */
const coveredCode = (page: Page) =>
  page.locator('figure:has(pre)').evaluateAll((figures) => {
    const boxesOf = (figure: Element) =>
      [...figure.querySelectorAll('button')]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect());
    return figures.flatMap((figure) => {
      const pre = figure.querySelector('pre')!;
      const { left, right } = pre.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(pre);
      const isCovered = [...text.getClientRects()].some((line) =>
        boxesOf(figure).some(
          (button) =>
            Math.max(line.left, left, button.left) < Math.min(line.right, right, button.right) &&
            Math.max(line.top, button.top) < Math.min(line.bottom, button.bottom),
        ),
      );
      return isCovered ? pre.textContent : [];
    });
  });

for (const { locale, lang } of languages) {
  for (const path of sitemaps[locale]) {
    test(`${path} works`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      for (const size of [phone, wide]) {
        await test.step(`${size.width} px: nothing jumps`, async () => {
          await page.setViewportSize(size);
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          await hydrated(page);
          expect(await shiftOf(page), 'cumulative layout shift').toBeLessThanOrEqual(0.01);
          expect(await overflow(page), 'horizontal overflow in px').toBe(0);
          expect(await coveredCode(page), 'code below buttons').toEqual([]);
        });
      }

      await test.step('language and URLs', async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteUrl + path);
        const bare = locale === 'zh' ? path.replace(/^\/zh/, '') : path;
        for (const [hreflang, target] of [
          ['en', bare],
          ['zh-CN', `/zh${bare}`],
          ['x-default', bare],
        ] as const) {
          const link = page.locator(`link[rel=alternate]:not([type])[hreflang="${hreflang}"]`);
          await expect(link).toHaveAttribute('href', siteUrl + target);
        }
      });

      await test.step('images', async () => {
        expect(await missingImages(page)).toEqual([]);
      });

      await test.step('accessibility', async () => {
        expect(await audit(page)).toEqual([]);
        await setTheme(page, 'dark');
        expect(await auditColors(page), 'dark').toEqual([]);
        expect(await overflow(page), 'horizontal overflow in px').toBe(0);

        await page.setViewportSize(phone);
        // Wide tables become reachable by keyboard when the browser has told their new size.
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLElement>('div:has(> table)')].every(
            (frame) => frame.scrollWidth <= frame.clientWidth || frame.tabIndex === 0,
          ),
        );
        expect(await auditColors(page), 'dark, on a phone').toEqual([]);
        await setTheme(page, 'light');
        expect(await auditColors(page), 'light, on a phone').toEqual([]);
        expect(await auditStructure(page), 'on a phone').toEqual([]);
        expect(await overflow(page), 'horizontal overflow in px').toBe(0);
      });
    });
  }
}
