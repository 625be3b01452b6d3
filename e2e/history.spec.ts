import type { Page } from '@playwright/test';
import { expect, hold, hydrated, open, scrollTo, scrollTop, test } from './site';

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

test('Back before the next page is shown stays where the reader is', async ({ page }) => {
  await open(page, quickStart);
  await scrollTo(page, 1500);
  const release = await hold(page, '**/*.js');
  const link = page.getByRole('complementary').locator(`a[href="${glossary}"]`);
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(glossary);
  await page.goBack();
  await expectPlace(page, quickStart, 1500);
  release();
  await goTo(page, glossary);
  await page.goBack();
  await expectPlace(page, quickStart, 1500);
});

test('Back from a page with other columns', async ({ page }) => {
  // Too narrow for the widest article beside an outline.
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, quickStart);
  await scrollTo(page, 2900);
  const overview = page.getByRole('navigation').locator(`a[href="/config/"]`).first();
  await overview.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/config/');
  await expect(page.locator('html')).toHaveClass(/hide-outline/);
  await page.goBack();
  await expectPlace(page, quickStart, 2900);
  await expect(page.locator('html')).not.toHaveClass(/hide-outline/);
  expect(await scrollTop(page)).toBe(2900);
});

test('Tab after Back within a page starts at its heading, without one at the top', async ({
  page,
}) => {
  await open(page, quickStart);
  for (const id of ['configure', 'package-json']) {
    const link = page.getByRole('navigation').locator(`a[href="#${id}"]`);
    await link.press('Enter');
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await page.locator('#package-json').getByRole('link').focus();
  await page.goBack();
  await expect(page).toHaveURL(`${quickStart}#configure`);
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('#configure').getByRole('link')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(quickStart);
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href="#__docusaurus_skipToContent_fallback"]')).toBeFocused();
});

test('ways back to another document', async ({ page }) => {
  await open(page, quickStart);
  await scrollTo(page, 1500);
  await goTo(page, glossary);
  await setHash(page, 'dual-package');
  await scrollTo(page, 2400);
  // Leaves the document, so that Back and Forward load it again.
  await page.goto('/llms.txt');
  await page.goBack();
  await expectPlace(page, `${glossary}#dual-package`, 2400);
  await page.goForward();
  await expect(page).toHaveURL('/llms.txt');
  // Back by three entries, past the page from which the reader left the document.
  await page.evaluate(() => {
    // Later, as the document must not be unloaded before `evaluate` has returned.
    setTimeout(() => window.history.go(-3));
  });
  await expectPlace(page, quickStart, 1500);
});
