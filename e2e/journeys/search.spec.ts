import { hits, searchFor } from '../searchDialog';
import { expect, open } from '../site';
import { test } from './reader';
import {
  expectAtTop,
  expectPage,
  restingPlace,
  scrollBy,
  searchButton,
  sidebarLinks,
} from './ways';

test('searches, opens a hit and goes back', async ({ page, reader }) => {
  const url = reader.url('/guide/basic/typescript');
  await open(page, url);
  await scrollBy(page, 900);
  const place = await scrollBy(page, -200);
  expect(place).toBeGreaterThan(0);

  await test.step('opens a hit', async () => {
    await searchButton(page, reader).click();
    await searchFor(page, (await sidebarLinks(page, reader).last().textContent()) ?? '');
    const hit = hits(page).and(page.locator('[href*="#"]')).first();
    const target = (await hit.getAttribute('href')) ?? '';
    await hit.click();
    await expectPage(page, reader, target);
    await expectAtTop(page, target.split('#')[1] ?? '');
  });

  await test.step('goes back', async () => {
    await page.goBack();
    await expectPage(page, reader, url);
    expect(await restingPlace(page)).toBe(place);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
    expect(await restingPlace(page)).toBe(place);
  });
});
