import type { Page } from '@playwright/test';
import { expect, hold, hydrated, open, scrollTo, scrollTop, test } from './site';

const quickStart = '/guide/start/quick-start';
const glossary = '/guide/start/glossary';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

async function expectPlace(page: Page, url: string, top: number): Promise<void> {
  await expect(page).toHaveURL(url);
  await hydrated(page);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

test('Back before the next page is shown stays where the reader is', async ({ page }) => {
  await open(page, quickStart);
  await scrollTo(page, 1500);
  const link = page.getByRole('complementary').locator(`a[href="${glossary}"]`);
  const follow = async () => {
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(glossary);
  };
  const release = await hold(page, '**/*.js');
  await follow();
  await page.goBack();
  await expectPlace(page, quickStart, 1500);
  release();
  await follow();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expectPlace(page, quickStart, 1500);
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
