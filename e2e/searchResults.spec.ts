import { dialog, hits, input, openDialog, searchFor, textFiles } from './searchDialog';
import { expect, hold, open, test } from './site';

test('on a phone a hit opens its heading, not the old place on the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/config/lib/dts');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.keyboard.press('Control+k');
  await searchFor(page, 'dts.isolated');
  await hits(page).first().click();
  await expect(page).toHaveURL('/config/lib/dts#dts-isolated');
  await expect(page.locator('#dts-isolated')).toBeInViewport();
});

test('the heading of a section covers nothing of the chosen hit', async ({ page }) => {
  await openDialog(page);
  await searchFor(page, 'bundle');
  const chosen = hits(page).and(page.locator('[aria-selected=true]'));
  await page.keyboard.press('ArrowUp');
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('ArrowUp');
  const gap = await chosen.evaluate((hit) => {
    const heading = hit.parentElement!.firstElementChild!;
    return hit.getBoundingClientRect().top - heading.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
});

test('a reader who comes back to the field finds the choice there', async ({ page }) => {
  await openDialog(page);
  await searchFor(page, 'bundle');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(input(page)).toBeFocused();
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const id = (await hits(page).nth(1).getAttribute('id')) ?? '';
  await expect(input(page)).toHaveAttribute('aria-activedescendant', id);
});

test('Enter and Escape that end a Chinese word neither open a hit nor close the dialog', async ({
  page,
}) => {
  await openDialog(page, '/zh/guide/start/');
  await searchFor(page, 'dts');
  const url = page.url();
  for (const key of ['Enter', 'Escape']) {
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      await input(page).dispatchEvent('keydown', { key, ...composing });
      await expect(input(page)).toBeFocused();
      expect(page.url()).toBe(url);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('the results of another query start at the top', async ({ page }) => {
  await openDialog(page);
  await searchFor(page, 'bundle');
  await page.keyboard.press('ArrowUp');
  const scrolled = () =>
    dialog(page)
      .getByRole('listbox')
      .evaluate((list) => list.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.keyboard.type(' format');
  await expect(hits(page).first()).toBeInViewport();
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  expect(await scrolled()).toBe(0);
});

test('texts that come later leave hits and choice where they are', async ({ page }) => {
  const release = await hold(page, textFiles);
  await openDialog(page);
  await searchFor(page, 'declarations written');
  const pending = hits(page).filter({ hasText: /^…/ });
  await expect(pending.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const list = () =>
    hits(page).evaluateAll((all) =>
      all.map((hit) => [
        hit.getAttribute('href'),
        hit.getAttribute('aria-selected'),
        Math.round(hit.getBoundingClientRect().top),
      ]),
    );
  const before = await list();
  release();
  await expect(hits(page).locator('mark', { hasText: 'written' }).first()).toBeVisible();
  expect(await list()).toEqual(before);
});

test('the input takes 512 characters', async ({ page }) => {
  await openDialog(page);
  await expect(input(page)).toHaveAttribute('maxlength', '512');
  await input(page).evaluate((element: HTMLInputElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(element, 'x'.repeat(600));
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(input(page)).toHaveValue('x'.repeat(512));
});
