import { expect, hydrated, markVisited, open, test } from './site';

const quickStart = '/guide/start/quick-start';

test.describe('variants of an address reach the page', () => {
  for (const [variant, canonical] of [
    [`${quickStart}.html`, quickStart],
    [`${quickStart}/`, quickStart],
    [`${quickStart}/index.html`, quickStart],
    [`${quickStart}/index`, quickStart],
    ['/Guide/Start/Quick-Start', quickStart],
    ['/Guide/Start/Quick-Start.HTML', quickStart],
    ['/guide/start/quick%2Dstart', quickStart],
    ['/GUIDE/start/quick%2Dstart.html/', quickStart],
    ['/guide/start', '/guide/start/'],
    ['/guide/start/index', '/guide/start/'],
    ['/guide/start/index.html', '/guide/start/'],
    ['/Guide/Start/Index.html', '/guide/start/'],
    ['/zh/config/lib/dts/', '/zh/config/lib/dts'],
    ['/ZH/config/lib/DTS.html', '/zh/config/lib/dts'],
    ['/zh', '/zh/'],
    ['/zh/index.html', '/zh/'],
    ['/index.html', '/'],
    ['/INDEX', '/'],
    ['/blog', '/blog/'],
    ['/zh/blog', '/zh/blog/'],
    ['/en/guide/start/', '/guide/start/'],
    ['/en/zh-not-a-page', '/zh-not-a-page'],
  ] as const) {
    test(variant, async ({ page }) => {
      await markVisited(page);
      // Every heading that is ever painted: a flash of the not-found view would leave its mark.
      await page.addInitScript(() => {
        new MutationObserver(() => {
          const heading = document.querySelector('h1');
          if (heading?.checkVisibility()) {
            const seen = sessionStorage.getItem('seen') ?? '';
            sessionStorage.setItem('seen', `${seen}|${heading.textContent}`);
          }
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(`${variant}?a=1&b=%20#two`);
      await expect(page).toHaveURL(`${canonical}?a=1&b=%20#two`);
      await hydrated(page);
      const heading = page.getByRole('heading', { level: 1 });
      if (canonical === '/zh-not-a-page') {
        await expect(heading).toHaveText(/PAGE NOT FOUND/);
        return;
      }
      await expect(heading).not.toHaveText(/PAGE NOT FOUND/);
      expect(await page.evaluate(() => sessionStorage.getItem('seen'))).not.toContain('NOT FOUND');
    });
  }
});

test.describe('unknown addresses reach the not-found view', () => {
  for (const [path, home, lang] of [
    ['/nope', '/', 'en'],
    ['/english/guide/start/', '/', 'en'],
    ['/guide/start/nope', '/', 'en'],
    ['/zh/nope', '/zh/', 'zh-CN'],
    ['/zh/guide/nope/deeper', '/zh/', 'zh-CN'],
    ['/%E0%A4%A', '/', 'en'],
    ['/zh/%E0%A4%A', '/zh/', 'zh-CN'],
  ] as const) {
    test(path, async ({ page }) => {
      await markVisited(page);
      // The Chinese view replaces the document, and with it the load event of the first one.
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await page.waitForFunction(() => document.readyState === 'complete');
      await expect(page).toHaveTitle('404 | Rslib');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 PAGE NOT FOUND');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await page.getByRole('link', { name: 'Take me home' }).click();
      await expect(page).toHaveURL(home);
    });
  }

  test('the language menu leads to the homes', async ({ page }) => {
    await open(page, '/nope');
    await page.getByRole('button', { name: 'Language' }).hover();
    await expect(page.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', '/zh/');
  });
});

test('a link to an unknown route loads the page in full', async ({ page }) => {
  await open(page, '/guide/start/');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href="/guide/start/quick-start"]');
    link?.setAttribute('href', '/nope');
    Object.assign(window, { samePage: true });
  });
  await page.locator('a[href="/nope"]').first().click();
  await expect(page).toHaveTitle('404 | Rslib');
  expect(await page.evaluate(() => 'samePage' in window)).toBe(false);
});

test('a link to a page is followed without loading it in full', async ({ page }) => {
  await open(page, '/guide/start/');
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.locator(`a[href="${quickStart}"]`).first().click();
  await expect(page).toHaveURL(quickStart);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});
