import type { Page } from '@playwright/test';
import { expect, open, test } from './site';

const quickStart = '/guide/start/quick-start';

test('long lines wrap on demand', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, quickStart);
  const code = page.getByRole('figure').filter({ hasText: 'package.json' }).first();
  const pre = code.locator('pre');
  const overflows = () => pre.evaluate((element) => element.scrollWidth > element.clientWidth);
  const toggle = code.getByRole('button', { name: /wrap/i });
  await expect(toggle).toHaveCount(0);
  // The page's own samples have no line that is too long.
  await pre.locator('code').evaluate((element) => element.append('x'.repeat(100)));
  expect(await overflows()).toBe(true);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  expect(await overflows()).toBe(false);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  expect(await overflows()).toBe(true);
});

const explorer = (page: Page) => page.getByRole('region', { name: 'Output explorer' });

test('the URL leads back to a choice of the output explorer, whose error is shown in full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/guide/basic/output-format');
  await explorer(page).getByRole('radio', { name: 'UMD' }).check();
  await explorer(page).getByRole('radio', { name: 'bundleless' }).first().check();
  await page.reload();
  await expect(explorer(page).getByRole('radio', { name: 'UMD' })).toBeChecked();
  await expect(explorer(page)).toBeInViewport();
  const log = explorer(page).locator('figure', { hasText: "doesn't support" }).locator('pre');
  expect(await log.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  await page.goto('/config/');
  await page.goBack();
  await expect(explorer(page).getByRole('radio', { name: 'UMD' })).toBeChecked();
});

test('its switches stay in view beside a long output', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, '/guide/basic/output-format');
  await explorer(page)
    .getByRole('tabpanel')
    .evaluate((panel) => {
      panel.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  await expect(explorer(page).getByRole('radio', { name: 'ESM' })).toBeInViewport();
});
