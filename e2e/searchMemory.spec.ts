import { dialog, groups, input, openDialog, past, searchFor, starts, status } from './searchDialog';
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
