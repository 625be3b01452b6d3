import type { Route } from '@playwright/test';
import { button, guide, hits, indexFiles, input, openDialog, searchFor } from './searchDialog';
import { expect, open, saveData, test } from './site';

test.describe('an index that does not come', () => {
  test.use({ allow: /The search failed|^(404|503|net::ERR_\w+) fetch (\/zh)?\/search\// });
  const faults: [string, (route: Route) => Promise<void>][] = [
    ['refused', (route) => route.fulfill({ status: 503, body: 'x' })],
    ['offline', (route) => route.abort('internetdisconnected')],
    ['truncated', (route) => route.fulfill({ body: '{"format":2,"pages":[' })],
    ['other JSON', (route) => route.fulfill({ json: { hello: 'world' } })],
    ['not JSON', (route) => route.fulfill({ body: '<!doctype html>' })],
  ];
  for (const [name, fault] of faults) {
    test(`${name}: error screen; the next key tries again`, async ({ page }) => {
      await page.route(indexFiles, fault);
      await openDialog(page);
      await input(page).fill('dts');
      await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
      await expect(page.getByRole('alert')).toContainText(
        'You might want to check your network connection.',
      );
      await expect(page.locator('.DocSearch-NoResults')).toBeHidden();
      await page.unroute(indexFiles);
      await searchFor(page, 'dts.bundle');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('Chinese texts', async ({ page }) => {
    await page.route(indexFiles, (route) => route.abort());
    await openDialog(page, '/zh/guide/start/');
    await expect(input(page)).toHaveAttribute('placeholder', '搜索文档');
    await input(page).fill('dts');
    await expect(page.getByRole('alert')).toContainText('无法获取结果');
    await expect(page.getByRole('alert')).toContainText('你可能需要检查你的网络连接');
  });

  test('one that takes 3 s: after 300 ms it shows that it loads, then results', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(indexFiles, async (route) => {
      await released;
      await route.continue();
    });
    await openDialog(page);
    await page.clock.install();
    await input(page).fill('dts');
    await page.clock.pauseAt(Date.now() + 60_000);
    await input(page).fill('dts.');
    await page.clock.runFor(299);
    const loading = page.locator('.DocSearch-Container--Stalled');
    await expect(loading).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(loading).toHaveCount(1);
    await page.clock.runFor(2_700);
    await expect(loading).toHaveCount(1);
    await page.clock.resume();
    release();
    await expect(hits(page).first()).toBeVisible();
    await expect(loading).toHaveCount(0);
  });
});

test.describe('a dialog that does not come', () => {
  test.use({
    allow:
      /The search dialog could not be loaded|^net::ERR_INTERNET_DISCONNECTED (script|fetch) .*\/assets\/js\//,
  });

  test('a word to the reader; the next click tries again', async ({ page, context }) => {
    await saveData(page);
    await open(page, guide);
    await context.setOffline(true);
    await button(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('You might want to check your network connection.');
    await context.setOffline(false);
    await button(page).click();
    await searchFor(page, 'dts');
    await expect(alert).toHaveCount(0);
  });
});
