import { roomAbove } from './bars';
import { expect, isMarked, markDocument, markVisited, open, test } from './site';

const url = '/guide/basic/cli';

for (const [language, answer, link] of [
  ['', 'The second answer.', 'The second thing'],
  ['/zh', '第二个答案。', '第二个问题'],
] as const) {
  test(`an entry opens for its link and its hash, and only it: ${language}${url}`, async ({
    page,
  }) => {
    await open(page, language + url);
    const text = page.getByRole('paragraph').filter({ hasText: answer });
    const opened = page.locator('details[open]');
    await expect(text).toBeHidden();
    await page.getByRole('article').getByRole('link', { name: link, exact: true }).click();
    await expect(text).toBeVisible();
    await expect(opened).toHaveCount(1);

    // A new document
    await page.reload();
    await expect(text).toBeVisible();
    // From another page
    await open(page, `${language}/guide/basic/output-format`);
    await page.goBack();
    await expect(text).toBeVisible();
    await expect(text).toBeInViewport();
  });
}

test('a row opens and closes by click and by key; find-in-page and print reach its answer', async ({
  page,
}) => {
  await open(page, url);
  const answer = page.getByRole('paragraph').filter({ hasText: 'The first answer.' });
  const heading = page.getByRole('heading', { name: 'Cannot find the first thing' });
  await heading.click();
  await expect(answer).toBeVisible();
  // The link of the heading is in the row, too.
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
});

for (const language of ['', '/zh']) {
  test(`an old link leads to where the section is now: ${language || 'en'}`, async ({ page }) => {
    await markVisited(page);
    await page.goto(`${language}${url}#gone`);
    await expect(page).toHaveURL(`${language}/config/lib/dts#dts-build`);
    await expect.poll(() => roomAbove(page, 'dts-build')).toBe(20);

    await open(page, language + url);
    await markDocument(page);
    await page.evaluate(() => window.location.assign('#gone'));
    await expect(page).toHaveURL(`${language}/config/lib/dts#dts-build`);
    expect(await isMarked(page)).toBe(false);
  });
}
