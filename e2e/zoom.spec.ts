import type { Page } from '@playwright/test';
import { audit } from './audit';
import { expect, open, test } from './site';

const page1 = '/guide/basic/output-structure';
const zoomed = (page: Page) => page.locator('.medium-zoom-image--opened');
const original = (page: Page) => page.locator('article .markdown img').first();

async function openImage(page: Page, press = () => original(page).click()): Promise<void> {
  await expect(original(page)).toHaveClass(/medium-zoom-image/);
  await original(page).scrollIntoViewIfNeeded();
  await press();
  await expect(zoomed(page)).toBeVisible();
  await settled(page);
}

/** The library takes no command while its transition runs. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    // Those that follow the scroll position never finish.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(timed.map(({ finished }) => finished.catch(() => null)));
    await new Promise(requestAnimationFrame);
  });
}

test('closes in every way, and the page is in reach again', async ({ page }) => {
  const ways: Record<string, () => Promise<unknown>> = {
    'a click on the image': () => zoomed(page).click(),
    'a click beside it': () =>
      page.locator('.medium-zoom-overlay').click({ position: { x: 3, y: 3 }, force: true }),
    'the button': () => page.getByRole('button', { name: 'Close' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    'scrolling by more than 40 px': () => page.mouse.wheel(0, 41),
    'a change of the window size': () => page.setViewportSize({ width: 1000, height: 700 }),
    Back: () => page.goBack(),
  };
  await open(page, '/');
  await page.locator(`main a[href="${page1}"]`).click();
  // The ways in a tenth of the time; the next test has the real duration.
  await page.evaluate(() => document.documentElement.style.setProperty('--zoom-duration', '10ms'));
  for (const [way, act] of Object.entries(ways)) {
    await test.step(way, async () => {
      await openImage(page);
      await act();
      await expect(zoomed(page)).toHaveCount(0);
      await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
    });
  }
});

test('works by keyboard alone', async ({ page }) => {
  await open(page, page1);
  const button = page.getByRole('button', { name: /^Enlarge image: ./ }).first();
  await expect(button).toBeVisible();
  await openImage(page, () => button.press('Enter'));
  await expect(zoomed(page)).not.toHaveAttribute('role');
  await expect(zoomed(page)).toHaveCSS('transition', /transform 0\.3s/);
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await expect(page.locator('#__docusaurus')).toHaveAttribute('inert');
  // The library puts the image at the end of the document, outside of every landmark.
  expect(await audit(page, { without: ['region'] })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(zoomed(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test.describe('with an image that does not exist', () => {
  test.use({ allow: /^Unable to reach the zoom image target|^404 image \/img\/missing\.png$/ });

  test('warns and shows the one there is', async ({ page }) => {
    await open(page, page1);
    await original(page).evaluate((img) => (img.dataset.zoomSrc = '/img/missing.png'));
    await expect(original(page)).toHaveClass(/medium-zoom-image/);
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await original(page).click();
    expect((await warning).text()).toBe(
      `Unable to reach the zoom image target ${new URL('/img/missing.png', page.url()).href}`,
    );
    await settled(page);
    await page.keyboard.press('Escape');
    await expect(zoomed(page)).toHaveCount(0);
  });
});
