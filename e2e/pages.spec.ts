import { siteUrl } from '../src/config/siteUrl';
import { audit } from './audit';
import { shiftOf, watchShifts } from './shifts';
import { expect, markVisited, hydrated, sitemaps, test } from './site';

const languages = [
  { locale: 'en', lang: 'en', other: 'zh' },
  { locale: 'zh', lang: 'zh-CN', other: 'en' },
] as const;

// Four audits of a long page take their time on a busy machine.
test.describe.configure({ timeout: 180_000 });

for (const { locale, lang } of languages) {
  for (const path of sitemaps[locale]) {
    test(`${path} works`, async ({ page }) => {
      await markVisited(page);
      await watchShifts(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);

      await test.step('language and addresses', async () => {
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
        const missing = await page
          .locator('img')
          .evaluateAll(async (images: HTMLImageElement[]) => {
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
        expect(missing).toEqual([]);
      });

      for (const width of [1440, 375]) {
        await test.step(`${width} px: nothing jumps`, async () => {
          await page.setViewportSize({ width, height: 900 });
          if (width !== 1440) await page.reload();
          await hydrated(page);
          expect(await shiftOf(page), 'cumulative layout shift').toBeLessThanOrEqual(0.01);
        });

        for (const colorScheme of ['light', 'dark'] as const) {
          await test.step(`${colorScheme}, ${width} px`, async () => {
            await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
            await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
            // Wide tables become reachable by keyboard when the browser has told their new size.
            await page.waitForFunction(() =>
              [...document.querySelectorAll<HTMLElement>('div:has(> table)')].every(
                (frame) => frame.scrollWidth <= frame.clientWidth || frame.tabIndex === 0,
              ),
            );
            expect(await audit(page)).toEqual([]);
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect(overflow, 'horizontal overflow in px').toBe(0);
          });
        }
      }
    });
  }
}
