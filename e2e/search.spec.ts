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

test('neither dialog nor index belong to the first load', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await markVisited(page);
  await page.goto(guide, { waitUntil: 'networkidle' });
  await hydrated(page);
  const before = requests.length;
  expect(requests.filter((url) => url.includes('/search/'))).toEqual([]);
  await button(page).hover();
  await expect
    .poll(() => requests.some((url) => /\/search\/[0-9a-f]+\.json$/.test(url)))
    .toBe(true);
  // None of the scripts loaded before contains the dialog.
  for (const url of requests.slice(0, before).filter((one) => one.endsWith('.js')))
    expect(await (await page.request.get(url)).text()).not.toContain('aria-activedescendant');
});

for (const [name, width, position] of [
  ['beside the dialog', 1440, undefined],
  ['beside "Cancel"', 375, { x: 15, y: 16 }],
  ['on "Cancel"', 375, { x: 28, y: 16 }],
] as const) {
  test(`opens by a double click whose second click is ${name}, loaded or not`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, guide);
    for (const query of ['dts', 'umd']) {
      await button(page).dblclick({ position });
      await page.keyboard.type(query);
      await expect(input(page)).toHaveValue(query);
      await page.keyboard.press('Escape');
    }
  });
}

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

test('opens by Enter held down, which does not open the first hit for what is selected', async ({
  page,
}) => {
  await open(page, guide);
  await page.getByRole('heading', { level: 1 }).selectText();
  await button(page).focus();
  await page.keyboard.down('Enter');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(input(page)).toBeFocused();
  await expect(page).toHaveURL(guide);
  // What the reader types replaces it.
  await page.keyboard.type('umd');
  await expect(input(page)).toHaveValue('umd');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
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

for (const [outcome, allow] of [
  ['come', undefined],
  ['fail', /ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk|ChunkLoadError/i],
] as const) {
  test.describe(`a page whose scripts ${outcome}`, () => {
    test.use({ allow });

    test('leaves the dialog open', async ({ page, hasPatch }) => {
      await openDialog(page, '/');
      await page.keyboard.press('Escape');
      const release = await holdScripts(page);
      await page.getByRole('link', { name: 'Get Started' }).click();
      await page.keyboard.press('/');
      await page.keyboard.type('umd');
      release(outcome);
      if (outcome === 'come') {
        // Its layout is not that of the home page.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
      } else {
        if (!hasPatch('navigation')) return expect(page).toHaveURL('/guide/start/quick-start');
        await expect(page.getByText("Couldn't load the page")).toBeAttached();
        await expect(page).toHaveURL('/');
      }
      await expect(input(page)).toHaveValue('umd');
      await expect(input(page)).toBeFocused();
      await expect(hits(page).first()).toBeVisible();
    });
  });
}

for (const [start, layer] of [
  [guide, undefined],
  ['/config/lib/dts', undefined],
  [guide, 'Navigation menu'],
  ['/config/lib/dts', 'Menu'],
] as const) {
  test(`${start}${layer ? `, over "${layer}"` : ''}: a hit closes what is open, and Tab goes on from its heading`, async ({
    page,
  }) => {
    if (layer) await page.setViewportSize({ width: 375, height: 700 });
    await open(page, start);
    if (start !== guide) await scrollTo(page, 1500);
    const place = await scrollTop(page);
    const opener = layer ? page.getByRole('button', { name: layer, exact: true }) : button(page);
    await opener.press('Enter');
    if (layer) {
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Control+k');
    }
    await searchFor(page, 'dts.bundle');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/config\/lib\/dts#dts-bundle$/);
    if (layer) await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => scrollTop(page)).not.toBe(place);
    await expect(page.locator('#dts-bundle')).toBeInViewport();
    await expect(page.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('#dts-bundle').getByRole('link')).toBeFocused();
  });
}
