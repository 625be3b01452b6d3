import { dts, outlineButton, outlineColumn } from './docPage';
import { expect, open, test } from './site';

test('the bar on phones names the heading that is read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, `${dts}#two-formats`);
  const heading = page.locator('h2#two-formats');
  const name = (await heading.textContent())!.replace(/\u200b/g, '').trim();
  const bar = page.locator('main > div').first();
  await expect(bar.getByText(name, { exact: true })).toBeInViewport();
  await expect(outlineButton(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(bar.getByText(name, { exact: true })).toBeHidden();
  await expect(outlineColumn(page)).toBeVisible();
});
