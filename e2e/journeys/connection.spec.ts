import { searchFor } from '../searchDialog';
import { expect, failedPage, hydrated, open, saveData } from '../site';
import { test } from './reader';
import { expectPage, followSidebar, restingPlace, scrollBy, searchButton } from './ways';

test.use({
  allow: ({ hasPatch }, use) => {
    const requests = `script|stylesheet|fetch|other${hasPatch('navigation') ? '' : '|document'}`;
    // Chromium's own page without a connection asks for an icon that it may not fetch.
    const ownPage = hasPatch('navigation') ? '' : '|has been blocked by CORS policy';
    const messages = `${failedPage(hasPatch)}|^The search dialog could not be loaded${ownPage}`;
    return use(new RegExp(`${messages}|^net::ERR_INTERNET_DISCONNECTED (${requests}) `));
  },
});

test('loses the connection and regains it', async ({ page, context, reader, hasPatch }) => {
  await saveData(page);
  const before = reader.url('/guide/start/');
  const here = reader.url('/guide/basic/cli');
  await open(page, before);
  const heading = page.getByRole('heading', { level: 1 });
  const titleBefore = (await heading.textContent()) ?? '';
  await followSidebar(page, reader, here);
  await expectPage(page, reader, here);
  // URL and head change before the page does, whose title and next link are read once.
  await expect(heading).not.toHaveText(titleBefore);
  const nextName = reader.text('theme.docs.paginator.next', 'Next Page');
  const next = page.getByRole('link', { name: nextName });
  const there = (await next.getAttribute('href')) ?? '';
  const title = (await heading.textContent()) ?? '';
  // At the top only now: a page that is scrolled before would be moved back.
  expect(await restingPlace(page)).toBe(0);
  await next.scrollIntoViewIfNeeded();
  const place = await restingPlace(page);
  expect(place).toBeGreaterThan(0);

  await context.setOffline(true);
  if (!hasPatch('navigation')) {
    // Docusaurus loads the page in full, so the browser shows its own message in place of the site.
    const failure = page.waitForEvent('requestfailed', (one) => one.isNavigationRequest());
    await next.click();
    await failure;
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await expectPage(page, reader, there);
    await page.goBack();
    await expectPage(page, reader, here);
    return;
  }

  const message = (id: string, text: string) =>
    page.getByRole('button', { name: reader.text(`navigation.${id}`, text) });
  for (const attempt of [next, message('retry', 'Try again')]) {
    const failure = page.waitForEvent('requestfailed');
    await attempt.click();
    await failure;
    await expectPage(page, reader, here);
    await expect(heading).toHaveText(title);
    expect(await restingPlace(page)).toBe(place);
  }
  await expect(message('retry', 'Try again')).toBeFocused();
  await message('dismiss', 'Dismiss').click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  // The navbar is hidden down here, and its buttons move while it slides in.
  await scrollBy(page, -200);
  await searchButton(page, reader).click();
  await searchFor(page, title);
  await page.keyboard.press('Escape');
  await expectPage(page, reader, here);
  // The page that could not be loaded isn't in the history.
  await page.goBack();
  await expectPage(page, reader, before);
  await page.goForward();
  await expectPage(page, reader, here);
  // A page that failed before is loaded in full.
  const loaded = page.waitForEvent('load');
  await next.click();
  await loaded;
  await expectPage(page, reader, there);
  expect(await restingPlace(page)).toBe(0);
});
