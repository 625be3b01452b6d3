import { dialog, hits, openDialog, searchFor, textFiles } from './searchDialog';
import { expect, hold, test } from './site';

test('the chosen hit is in view, also above the others and for another query', async ({ page }) => {
  await openDialog(page);
  await searchFor(page, 'bundle');
  const chosen = hits(page).and(page.locator('[aria-selected=true]'));
  for (let presses = 0; presses < 13; presses++) await page.keyboard.press('ArrowUp');
  const gap = await chosen.evaluate((hit) => {
    const heading = hit.parentElement!.firstElementChild!;
    return hit.getBoundingClientRect().top - heading.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  const list = dialog(page).getByRole('listbox');
  const scrolled = () => list.evaluate(({ scrollTop }) => scrollTop);
  expect(await scrolled()).toBeGreaterThan(0);
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
