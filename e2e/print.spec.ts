import { expect, open, test } from './site';

const quickStart = '/guide/start/quick-start';

test('paper shows the article without navigation, also of the dark theme in dark ink on white', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, quickStart);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const controls = page.locator(
    'nav, aside, footer, [role=tablist], .hash-link, [data-page-tools]',
  );
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  const { x: left, width } = (await page.locator('article').boundingBox())!;
  expect(left).toBeLessThan(40);
  expect(width).toBeGreaterThan(page.viewportSize()!.width * 0.9);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.markdown p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('pre code .token').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('paper shows the URLs of external links and keeps code together', async ({ page }) => {
  await open(page, '/guide/start/glossary');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('.markdown a[href^="http"]').first();
  const url = await link.getAttribute('href');
  const after = await link.evaluate((a) => getComputedStyle(a, '::after').content);
  expect(after).toContain(url);
  await expect(page.locator('pre').first()).toHaveCSS('break-inside', 'avoid');
});

test('paper shows what is folded, without the controls', async ({ page }) => {
  await open(page, '/guide/advanced/elements');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Hidden at first.')).toBeVisible();
  await open(page, '/config/');
  await expect(page.getByRole('link', { name: 'lib.dts' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});
