import type { Locator } from '@playwright/test';
import { coveredCode } from './audit';
import { expect, open, test } from './site';

test.use({
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

test('targets are as large as a finger, and cover no code', async ({ page }) => {
  await open(page, '/guide/basic/output-format');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  expect(await tooSmall(navbar.getByRole('button'))).toEqual([]);
  expect(await tooSmall(page.locator('main button:visible, main fieldset label'))).toEqual([]);
  expect(await tooSmall(page.locator('.theme-doc-footer a'))).toEqual([]);
  expect(await coveredCode(page)).toEqual([]);
  await expect(page.locator('h2').getByRole('link').first()).toHaveCSS('opacity', '1');
});
