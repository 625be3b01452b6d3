import {
  dialog,
  groups,
  hits,
  input,
  openDialog,
  past,
  searchFor,
  starts,
  status,
} from './searchDialog';
import { expect, test } from './site';

test('a reader without a past finds links to start from', async ({ page }) => {
  await openDialog(page, '/zh/guide/start/');
  const link = starts(page).filter({ hasText: '类型声明文件' });
  await expect(starts(page)).toHaveCount(6);
  await expect(starts(page).first()).toHaveAttribute('aria-selected', 'true');
  while ((await link.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/guide/advanced/dts');
  await expect(dialog(page)).toBeHidden();
  // A page reached through a starting link isn't remembered as a search.
  await page.keyboard.press('Control+k');
  await expect(starts(page)).toHaveCount(6);
  await expect(past(page)).toHaveCount(0);
});

test('where nothing is found, the title of the links scrolls with them', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await openDialog(page);
  await input(page).fill('autoxtrnl zq');
  const queries = dialog(page).getByRole('list').getByRole('button');
  await expect(queries.first()).toBeVisible();
  expect(await queries.count()).toBeLessThanOrEqual(3);
  await expect(page.getByText(/Algolia|Believe this query/)).toHaveCount(0);
  await input(page).fill('qqzzxx');
  const title = dialog(page).getByRole('heading', { name: 'Start here' });
  const links = dialog(page).getByRole('region', { name: 'Start here' }).getByRole('link');
  await links.last().focus();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  const bottom = await title.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await links.first().evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top);
});

test('searches are remembered, added to the favorites and removed', async ({ page }) => {
  await openDialog(page);
  for (const query of ['dts.bundle', 'umdName']) {
    await searchFor(page, query);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
  }
  await expect(past(page)).toHaveCount(2);
  await expect(groups(page)).toHaveCount(2);
  await expect(dialog(page).getByRole('rowgroup', { name: 'Recent' })).toBeVisible();
  await expect(starts(page)).toHaveCount(6);
  const press = (name: string) => dialog(page).getByRole('button', { name }).first().click();
  const [title = ''] = (await past(page).first().innerText()).split('\n');
  const announced = (text: string) => status(page).filter({ hasText: `${text}: ${title}` });
  await press('Save this search');
  await expect(groups(page)).toHaveCount(3);
  await expect(dialog(page).getByRole('rowgroup', { name: 'Favorite' })).toBeVisible();
  await expect(input(page)).toBeFocused();
  await expect(announced('Added to favorites')).toHaveCount(1);
  // A search that is removed from the favorites moves to the recent ones.
  await press('Remove this search from favorites');
  await expect(past(page)).toHaveCount(2);
  await expect(groups(page)).toHaveCount(2);
  await expect(announced('Moved to recent searches')).toHaveCount(1);
  await press('Remove this search from history');
  await expect(past(page)).toHaveCount(1);
  await expect(announced('Removed from history')).toHaveCount(1);
  await press('Remove this search from history');
  await expect(past(page)).toHaveCount(0);
  await expect(dialog(page)).toContainText('No recent searches');
});

test('a hit that the middle button opens in a tab is remembered', async ({ page, context }) => {
  await openDialog(page);
  await searchFor(page, 'dts.bundle');
  const tab = context.waitForEvent('page');
  await hits(page).first().click({ button: 'middle' });
  await (await tab).close();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(past(page)).toHaveCount(1);
});
