import { open } from '../site';
import { test } from './reader';
import { expectPage } from './ways';

test('an option in a sample leads to its reference, and back', async ({ page, reader }) => {
  const here = reader.url('/guide/basic/configure-rslib');
  await open(page, here);
  const option = page.getByRole('article').getByRole('code').getByRole('link').first();
  const there = (await option.getAttribute('href')) ?? '';
  await option.click();
  await expectPage(page, reader, there);
  await page.goBack();
  await expectPage(page, reader, here);
  await option.press('Enter');
  await expectPage(page, reader, there);
});
