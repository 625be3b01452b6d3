import { expectAtTop } from './journeys/ways';
import {
  button,
  dialog,
  guide,
  hits,
  holdScripts,
  input,
  openDialog,
  searchFor,
  status,
} from './searchDialog';
import { expect, hydrated, markVisited, open, scrollTo, scrollTop, test } from './site';

test('the index is fetched when a pointer is on the button, not before', async ({ page }) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (/\/search\/[0-9a-f]+\.json$/.test(request.url())) indexes.push(request.url());
  });
  await markVisited(page);
  await page.goto(guide, { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(indexes).toEqual([]);
  await button(page).hover();
  await expect.poll(() => indexes).toHaveLength(1);
});

test('opens by a double click, loaded or not', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, guide);
  for (const query of ['dts', 'umd']) {
    // The second click is on "Cancel".
    await button(page).dblclick({ position: { x: 28, y: 16 } });
    await page.keyboard.type(query);
    await expect(input(page)).toHaveValue(query);
    await page.keyboard.press('Escape');
  }
});

test('opens by / held down, which types no slashes; pressed again, it types one', async ({
  page,
}) => {
  await open(page, guide);
  await page.keyboard.down('/');
  await expect(input(page)).toBeFocused();
  // A key that is down repeats.
  await page.keyboard.down('/');
  await page.keyboard.down('/');
  await page.keyboard.up('/');
  await expect(input(page)).toHaveValue('');
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('/');
});

test('"Cancel" and a click beside the dialog close it', async ({ page }) => {
  await openDialog(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await button(page).click();
  // A reader who drags out of the dialog selects text.
  await input(page).fill('dts');
  await input(page).hover();
  await page.mouse.down();
  await page.mouse.move(20, 300);
  await page.mouse.up();
  await expect(input(page)).toHaveValue('dts');
  await page.mouse.click(20, 700);
  await expect(dialog(page)).toBeHidden();
});

test('the field is there at once; what is typed before the rest has come is kept', async ({
  page,
}) => {
  await open(page, guide);
  const release = await holdScripts(page);
  await page.keyboard.press('/');
  await expect(status(page).filter({ hasText: 'Loading…' })).toBeVisible();
  await page.keyboard.type('umd');
  // The caret stays where it is.
  await page.keyboard.press('Home');
  release('come');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('-');
  await expect(input(page)).toHaveValue('-umd');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('');
});

test('Back closes the dialog and leads to the page before, Forward to the page', async ({
  page,
}) => {
  await open(page, guide);
  await scrollTo(page, 300);
  const here = '/guide/start/quick-start';
  const link = page.getByRole('complementary').locator(`a[href="${here}"]`);
  // A click could scroll the page that is left.
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(here);
  await page.keyboard.press('Control+k');
  await searchFor(page, 'dts');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(guide);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goForward();
  await expect(page).toHaveURL(here);
  await expect(dialog(page)).toBeHidden();
});

test('a page that is under way leaves the dialog open', async ({ page }) => {
  await openDialog(page, '/');
  await page.keyboard.press('Escape');
  const release = await holdScripts(page);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('umd');
  release();
  // Its layout is not that of the home page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  await expect(input(page)).toHaveValue('umd');
  await expect(input(page)).toBeFocused();
  await expect(hits(page).first()).toBeVisible();
});

for (const [start, layer] of [
  [guide, 'Navigation menu'],
  ['/config/lib/dts', 'Menu'],
] as const) {
  test(`${start}, over "${layer}": a hit closes what is open, and Tab goes on from its heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, start);
    const opener = page.getByRole('button', { name: layer, exact: true });
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Control+k');
    await searchFor(page, 'dts.bundle');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/lib\/dts#dts-bundle$/);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    // The focus moves when the page jumps to the heading, 100 ms after it shows.
    await expectAtTop(page, 'dts-bundle');
    await expect(page.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('#dts-bundle').getByRole('link')).toBeFocused();
  });
}
