import type { Page } from '@playwright/test';
import { isNavbarShown } from './bars';
import { expect, forbidStorage, hold, hydrated, open, scrollTo, scrollTop, test } from './site';

const quickStart = '/guide/start/quick-start';
const glossary = '/guide/start/glossary';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** Goes to a page by its entry in the sidebar, without moving the page that is left. */
async function goTo(page: Page, path: string): Promise<void> {
  const link = page.getByRole('complementary').locator(`a[href="${path}"]`);
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(link).toHaveAttribute('aria-current', 'page');
}

async function setHash(page: Page, id: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, id);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

async function expectPlace(page: Page, url: string, top: number): Promise<void> {
  await expect(page).toHaveURL(url);
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

for (const language of ['', '/zh']) {
  test.describe(language || 'en', () => {
    const first = `${language}${quickStart}`;
    const second = `${language}${glossary}`;

    test('Back, Forward and a reload lead to where each page was left, with a hash or without', async ({
      page,
    }) => {
      await open(page, first);
      await scrollTo(page, 1500);
      await setHash(page, 'configure');
      await scrollTo(page, 2900);
      await goTo(page, second);
      expect(await scrollTop(page)).toBe(0);
      await scrollTo(page, 700);
      await page.goBack();
      await expectPlace(page, `${first}#configure`, 2900);
      await page.reload();
      await expectPlace(page, `${first}#configure`, 2900);
      await page.goBack();
      await expectPlace(page, first, 1500);
      await page.goForward();
      await expectPlace(page, `${first}#configure`, 2900);
      await page.goForward();
      await expectPlace(page, second, 700);
      await page.reload();
      await expectPlace(page, second, 700);
      await page.goBack();
      await expectPlace(page, `${first}#configure`, 2900);
    });

    test('Back before the next page is shown stays where the reader is', async ({ page }) => {
      await open(page, first);
      await scrollTo(page, 1500);
      const release = await hold(page, '**/*.js');
      const link = page.getByRole('complementary').locator(`a[href="${second}"]`);
      await link.evaluate((element) => element.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(second);
      await page.goBack();
      await expectPlace(page, first, 1500);
      release();
      await goTo(page, second);
      await page.goBack();
      await expectPlace(page, first, 1500);
    });

    test('a page entered at a hash, from elsewhere and by a link', async ({ page }) => {
      await open(page, `${first}#configure`);
      await scrollTo(page, 4800);
      await goTo(page, `${language}/guide/start/`);
      const link = page.locator('main a[href$="/guide/advanced/dts#two-formats"]');
      await link.press('Enter');
      await expect(page.locator('#two-formats')).toBeInViewport();
      await scrollTo(page, 1200);
      await page.goBack();
      await page.goBack();
      await expectPlace(page, `${first}#configure`, 4800);
      await page.goForward();
      await page.goForward();
      await expectPlace(page, `${language}/guide/advanced/dts#two-formats`, 1200);
    });

    test('Back from a page with other columns', async ({ page }) => {
      // Too narrow for the widest article beside an outline.
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, first);
      await scrollTo(page, 2900);
      const overview = page
        .getByRole('navigation')
        .locator(`a[href="${language}/config/"]`)
        .first();
      await overview.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(`${language}/config/`);
      await expect(page.locator('html')).toHaveClass(/hide-outline/);
      await page.goBack();
      await expectPlace(page, first, 2900);
      await expect(page.locator('html')).not.toHaveClass(/hide-outline/);
      expect(await scrollTop(page)).toBe(2900);
    });

    test('Tab after Back from a heading of another page does not move the page', async ({
      page,
    }) => {
      await open(page, first);
      await scrollTo(page, 1500);
      const link = page.locator(`main a[href="${second}#dual-package"]`);
      await link.evaluate((element) => element.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await expect(page.locator('#dual-package')).toBeInViewport();
      await page.goBack();
      await expectPlace(page, first, 1500);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toBeInViewport();
      expect(await scrollTop(page)).toBe(1500);
    });

    test('Tab after Back within a page starts at its heading, without one at the top', async ({
      page,
    }) => {
      await open(page, first);
      for (const id of ['configure', 'package-json']) {
        const link = page.getByRole('navigation').locator(`a[href="#${id}"]`);
        await link.press('Enter');
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
      await page.locator('#package-json').getByRole('link').focus();
      await page.goBack();
      await expect(page).toHaveURL(`${first}#configure`);
      await expect(page.locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.locator('#configure').getByRole('link')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(first);
      await expect(page.locator(':focus')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#__docusaurus_skipToContent_fallback"]')).toBeFocused();
    });

    test('ways back to another document', async ({ page }) => {
      await open(page, first);
      await scrollTo(page, 1500);
      await goTo(page, second);
      await setHash(page, 'dual-package');
      await scrollTo(page, 2400);
      // Leaves the document, so that Back and Forward load it again.
      await page.goto('/llms.txt');
      await page.goBack();
      await expectPlace(page, `${second}#dual-package`, 2400);
      await page.goForward();
      await expect(page).toHaveURL('/llms.txt');
      // Back by three entries, past the page from which the reader left the document.
      await page.evaluate(() => {
        // Later, as the document must not be unloaded before `evaluate` has returned.
        setTimeout(() => window.history.go(-3));
      });
      await expectPlace(page, first, 1500);
    });
  });
}

test('Back from the other language', async ({ page }) => {
  await open(page, `${quickStart}#configure`);
  await scrollTo(page, 2900);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('button', { name: 'Language' }).focus();
  await page.keyboard.press('Enter');
  await bar.getByRole('link', { name: '简体中文' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.goBack();
  await expectPlace(page, `${quickStart}#configure`, 2900);
});

test.describe('where storage throws', () => {
  // Docusaurus warns that it can't access the storage.
  test.use({ allow: /storage/i });

  test('Back leads to where the page was left', async ({ page }) => {
    await forbidStorage(page, ['sessionStorage']);
    await open(page, `${quickStart}#configure`);
    await scrollTo(page, 2900);
    await goTo(page, glossary);
    await page.goBack();
    await expectPlace(page, `${quickStart}#configure`, 2900);
    await page.goForward();
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(`${quickStart}#configure`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  });
});

for (const [width, height] of [
  [375, 700],
  [1000, 700],
  [1440, 900],
] as const) {
  for (const language of ['', '/zh']) {
    test(`${language}: Tab into the hidden navbar does not move the page, ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize({ width, height });
      await open(page, `${language}${quickStart}`);
      await scrollTo(page, 1500);
      await expect.poll(() => isNavbarShown(page)).toBe(false);
      // The two links that skip the bar, then the bar's first button.
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
      await expect(page.getByRole('navigation').locator(':focus')).toBeInViewport({ ratio: 1 });
      expect(await scrollTop(page)).toBe(1500);
    });
  }
}
