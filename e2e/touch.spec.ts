import type { Locator } from '@playwright/test';
import { coveredCode } from './audit';
import { dts } from './docPage';
import { expect, open, test } from './site';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  viewport: { width: 375, height: 800 },
  hasTouch: true,
  isMobile: true,
});

/** The names of the shown targets that fingers miss, below 40 px, and their sizes. */
async function tooSmall(targets: Locator): Promise<string[]> {
  await expect(targets.first()).toBeAttached();
  return targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isShown = width > 0 && height > 0;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return isShown && Math.min(width, height) < 40 ? [`${name} ${width} x ${height}`] : [];
    }),
  );
}

for (const path of ['/zh/guide/basic/output-format', '/config/lib/dts']) {
  test(`${path}: targets are as large as a finger, and cover no code`, async ({ page }) => {
    await open(page, path);
    const navbar = page.getByRole('navigation', { name: /^(Main|主导航)$/ });
    expect(await tooSmall(navbar.getByRole('button'))).toEqual([]);
    expect(await tooSmall(page.locator('main button:visible, main fieldset label'))).toEqual([]);
    expect(await tooSmall(page.locator('.theme-doc-footer a'))).toEqual([]);
    expect(await coveredCode(page)).toEqual([]);
  });
}

test('the link beside a heading shows; a tap leads there and copies its URL', async ({ page }) => {
  await open(page, dts);
  const entries = await page.evaluate(() => window.history.length);
  const link = page.locator('h2#two-formats').getByRole('link');
  await expect(link).toHaveCSS('opacity', '1');
  await link.tap();
  await expect(page).toHaveURL(`${dts}#two-formats`);
  const message = page.getByRole('status').getByText('Link copied');
  await expect(message).toBeInViewport();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await page.evaluate(() => window.history.length)).toBe(entries + 1);
  await expect(message).toHaveCount(0);
});
