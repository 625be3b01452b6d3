import type { Page } from '@playwright/test';
import { expect, open, scrollTo, scrollTop, test } from './site';

const page1 = '/guide/basic/output-structure';
const image = 'article .markdown img';
const opened = '.medium-zoom-image--opened';

const zoomed = (page: Page) => page.locator(opened);
const original = (page: Page) => page.locator(image).first();

async function openImage(page: Page, by: 'click' | 'key' = 'click'): Promise<void> {
  const img = original(page);
  await expect(img).toHaveClass(/medium-zoom-image/);
  await img.scrollIntoViewIfNeeded();
  if (by === 'click') {
    await img.click();
  } else {
    await img.focus();
    await page.keyboard.press('Enter');
  }
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

test('opens over the page, in its background color, within 0.3 s, as large as the window', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, page1);
  await openImage(page);
  const overlay = page.locator('.medium-zoom-overlay');
  const background = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  await expect(overlay).toHaveCSS('background-color', background);
  await expect(overlay).toHaveCSS('transition', /opacity 0\.3s/);
  await expect(zoomed(page)).toHaveCSS('transition', /transform 0\.3s/);
  // With a margin of 0, a vector image is as wide or as high as the window.
  const box = await zoomed(page).boundingBox();
  const { width, height } = page.viewportSize()!;
  const fills = Math.abs(box!.width - width) < 20 || Math.abs(box!.height - height) < 2;
  expect(fills).toBe(true);
});

for (const [way, act] of [
  ['a click on the image', (page: Page) => zoomed(page).click()],
  [
    'a click beside it',
    (page: Page) =>
      page.locator('.medium-zoom-overlay').click({ position: { x: 3, y: 3 }, force: true }),
  ],
  ['the button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  [
    'a change of the window size',
    (page: Page) => page.setViewportSize({ width: 1000, height: 700 }),
  ],
] as const) {
  test(`closes on ${way}`, async ({ page }) => {
    await open(page, page1);
    await openImage(page);
    await act(page);
    await expect(zoomed(page)).toHaveCount(0);
    await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  });
}

test('closes 150 ms after scrolling more than 40 px', async ({ page }) => {
  await page.clock.install();
  await open(page, page1);
  await openImage(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = await scrollTop(page);
  await scrollTo(page, start + 40);
  await page.clock.runFor(1000);
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await scrollTo(page, start + 41);
  await page.clock.runFor(149);
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await page.clock.runFor(1);
  await expect(zoomed(page)).toHaveCount(0);
});

test('works by keyboard alone', async ({ page }) => {
  await open(page, page1);
  const button = page.getByRole('button', { name: /^Enlarge image: ./ }).first();
  await expect(button).toBeVisible();
  await openImage(page, 'key');
  await expect(zoomed(page)).not.toHaveAttribute('role');
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await expect(page.locator('#__docusaurus')).toHaveAttribute('inert');
  await page.keyboard.press('Enter');
  await expect(zoomed(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('shows the image that data-zoom-src names', async ({ page }) => {
  await open(page, page1);
  await original(page).evaluate((img) => (img.dataset.zoomSrc = '/img/logo-dark.svg'));
  await expect(original(page)).toHaveClass(/medium-zoom-image/);
  await original(page).click();
  await expect(page.locator(`${opened}[src$="logo-dark.svg"]`)).toBeVisible();
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

test('goes with the page', async ({ page }) => {
  await open(page, '/');
  await page.locator(`main a[href="${page1}"]`).click();
  await openImage(page);
  await page.goBack();
  await expect(page.locator('#__docusaurus')).not.toHaveAttribute('inert');
  await expect(zoomed(page)).toHaveCount(0);
  await expect(page.locator('.medium-zoom-image')).toHaveCount(0);
});
