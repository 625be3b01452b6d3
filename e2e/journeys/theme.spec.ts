import { expect, hydrated, open } from '../site';
import { test } from './reader';
import { expectPage, restingPlace, scrollBy, showNavbar } from './ways';

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
  const toggle = reader.text('navbar.theme', 'Switch between dark and light mode');
  await page.getByRole('button', { name: toggle }).click();
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
