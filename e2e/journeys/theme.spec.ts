import { expect, hydrated, open } from '../site';
import { test } from './reader';
import { expectPage, painted, restingPlace, scrollBy, showNavbar, themeToggle } from './ways';

const route = '/guide/basic/typescript';

test.use({ colorScheme: 'light' });

test('reads, switches the theme, reloads, and goes back to the theme of the system', async ({
  page,
  reader,
}) => {
  const html = page.locator('html');
  await open(page, reader.url(route));
  await expect(html).toHaveAttribute('data-theme', 'light');
  await scrollBy(page, 900);
  const place = await scrollBy(page, -200);
  expect(place).toBeGreaterThan(0);

  await showNavbar(page, reader);
  await themeToggle(page, reader).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expectPage(page, reader, reader.url(route));
  expect(await restingPlace(page)).toBe(place);

  await page.reload();
  await hydrated(page);
  await expectPage(page, reader, reader.url(route));
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await restingPlace(page)).toBe(place);

  await showNavbar(page, reader);
  const appearance = reader.text('appearance.name', 'Appearance');
  if (reader.isWide) await page.getByRole('button', { name: appearance }).click();
  const system = reader.text('appearance.system', 'System');
  await page.getByRole('radio', { name: system }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('switches the theme and goes on at once', async ({ page, reader }) => {
  const there = reader.url('/config/');
  await open(page, reader.url(route));
  await showNavbar(page, reader);
  const entry = page
    .getByRole('link')
    .and(page.locator(`[href="${there}"]`))
    .first();
  const { x, y, width, height } = (await entry.boundingBox())!;
  await themeToggle(page, reader).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // A reader clicks on what they see: the browser paints nothing while it takes its snapshot.
  await painted(page);
  // As a reader does: the driver would wait until nothing is in front of the entry.
  await page.mouse.click(x + width / 2, y + height / 2);
  await expectPage(page, reader, there);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
