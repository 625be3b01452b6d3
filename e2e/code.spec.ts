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

test('the URL leads back to a choice of the output explorer, whose error is shown in full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/guide/basic/output-format');
  const explorer = page.getByRole('region', { name: 'Output explorer' });
  await explorer.getByRole('radio', { name: 'UMD' }).check();
  await explorer.getByRole('radio', { name: 'bundleless' }).first().check();
  await page.reload();
  await expect(explorer.getByRole('radio', { name: 'UMD' })).toBeChecked();
  await expect(explorer).toBeInViewport();
  const log = explorer.locator('figure', { hasText: "doesn't support" }).locator('pre');
  expect(await log.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});
