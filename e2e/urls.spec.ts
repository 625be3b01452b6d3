import { hits, input } from './searchDialog';
import {
  expect,
  hydrated,
  isMarked,
  markDocument,
  markVisited,
  open,
  test,
  unknownPage,
} from './site';

const quickStart = '/guide/start/quick-start';

// The host knows only some variants; the page corrects the rest.
test.use({ allow: unknownPage });

test('variants of a URL reach the page, and the not-found view never shows', async ({ page }) => {
  // Every heading that is ever painted: a flash of that view would leave its mark.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility()) {
        const seen = sessionStorage.getItem('seen') ?? '';
        sessionStorage.setItem('seen', `${seen}|${heading.textContent}`);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await markVisited(page);
  for (const variant of [`${quickStart}.html`, '/GUIDE/start/quick%2Dstart.html/']) {
    await page.goto(`${variant}?a=1&b=%20#two`);
    await expect(page).toHaveURL(`${quickStart}?a=1&b=%20#two`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).not.toContain('NOT FOUND');
  }
});

test.describe('unknown URLs reach the not-found view', () => {
  for (const [path, home, lang] of [
    ['/nope', '/', 'en'],
    ['/zh/%E0%A4%A', '/zh/', 'zh-CN'],
  ] as const) {
    test(path, async ({ page }) => {
      await markVisited(page);
      // The Chinese view replaces the document, and with it the load event of the first one.
      const response = await page.goto(`${path}?a=1#b`, { waitUntil: 'commit' });
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await page.waitForFunction(() => document.readyState === 'complete');
      await expect(page).toHaveTitle('404 | Rslib');
      await expect(page).toHaveURL(`${path}?a=1#b`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 PAGE NOT FOUND');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('link[rel=canonical], link[hreflang]')).toHaveCount(0);
      await page.getByRole('link', { name: 'Take me home' }).click();
      await expect(page).toHaveURL(home);
    });
  }

  test('pages and the search lead on, in the language of the URL', async ({ page }) => {
    await open(page, '/zh/guide/start/quick-strat.html');
    const main = page.getByRole('main');
    const links = main.getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(['快速上手', '故障排查']);
    await expect(links.last()).toHaveAttribute('href', '/zh/guide/faq/troubleshooting');
    await main.getByRole('button', { name: '搜索' }).click();
    await expect(input(page)).toHaveValue('quick strat');
    await expect(hits(page).first()).toBeVisible();
  });

  test('a link to one loads the page in full', async ({ page }) => {
    await open(page, '/guide/start/');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/guide/start/quick-start"]');
      link?.setAttribute('href', '/nope');
    });
    await markDocument(page);
    await page.locator('a[href="/nope"]').first().click();
    await expect(page).toHaveTitle('404 | Rslib');
    expect(await isMarked(page)).toBe(false);
  });
});
