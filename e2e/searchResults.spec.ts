import {
  dialog,
  groups,
  guide,
  hits,
  input,
  openDialog,
  searchFor,
  status,
  textFiles,
} from './searchDialog';
import { expect, hold, isMarked, markDocument, open, test } from './site';

test.describe('results', () => {
  for (const [path, query, heading, url] of [
    [guide, 'dts.bundle', 'dts.bundle', '/config/lib/dts#dts-bundle'],
    ['/zh/guide/start/', '打包声明文件', '打包声明文件', '/zh/guide/advanced/dts#bundle'],
  ] as const) {
    test(`${query}: Enter opens the heading without a page load`, async ({ page }) => {
      await openDialog(page, path);
      await markDocument(page);
      await searchFor(page, query);
      await expect(hits(page).first().getByText(heading, { exact: true }).first()).toBeVisible();
      await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(url);
      await expect(dialog(page)).toBeHidden();
      expect(await isMarked(page)).toBe(true);
      const anchor = page.locator(`[id="${url.split('#')[1]}"]`);
      await expect(anchor).toBeInViewport();
      const top = () => anchor.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(200);
    });
  }

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

  test('arrows choose, across groups and around the end', async ({ page }) => {
    await openDialog(page);
    await searchFor(page, 'bundle');
    const all = await hits(page).count();
    expect(all).toBe(20);
    expect(await groups(page).count()).toBeGreaterThan(1);
    await expect(status(page)).toHaveText(/^First 20 of \d+ results$/);
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).nth(all - 1)).toHaveAttribute('aria-selected', 'true');
  });

  for (const path of [guide, '/zh/guide/start/']) {
    test(`${path}: the heading of a section covers nothing of the chosen hit`, async ({ page }) => {
      await openDialog(page, path);
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
  }

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

  for (const [width, words] of [
    [1440, 10],
    [768, 5],
  ] as const) {
    test(`snippets have ${words} words at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openDialog(page);
      await searchFor(page, 'declarations written');
      // The texts come after the hits.
      await expect(hits(page).locator('mark', { hasText: 'written' }).first()).toBeVisible();
      const texts = (await hits(page).allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
      const cut = texts.filter((text) => /^….*…$/.test(text));
      expect(cut.length).toBeGreaterThan(0);
      for (const text of cut)
        expect(text.match(/[\p{L}\p{N}]+(?:[._-]+[\p{L}\p{N}]+)*/gu)?.length).toBe(words);
    });
  }

  test('only pages of the page’s language', async ({ page }) => {
    await openDialog(page, '/zh/config/');
    await searchFor(page, 'dts');
    for (const link of await hits(page).all())
      expect(await link.getAttribute('href')).toMatch(/^\/zh\//);
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
});
