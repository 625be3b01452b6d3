import type { Page } from '@playwright/test';
import { expect, hydrated, open, test, unknownPage } from './site';

const quickStart = '/guide/start/quick-start?a=1#run';

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

test.describe('first visit with a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('is sent to the same page in Chinese, once', async ({ page }) => {
    await visit(page, quickStart);
    await expect(page).toHaveURL(`/zh${quickStart}`);
    await visit(page, '/config/');
    await expect(page).toHaveURL('/config/');
  });

  test('stays on a Chinese page', async ({ page }) => {
    await visit(page, '/zh/config/');
    await expect(page).toHaveURL('/zh/config/');
  });

  test.describe('whose storage is forbidden', () => {
    // Docusaurus says so itself, as a warning.
    test.use({ allow: /browser storage is not available/ });

    test('works, and stays', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
      await visit(page, '/guide/start/');
      await expect(page).toHaveURL('/guide/start/');
    });
  });

  test.describe('to a variant of a URL', () => {
    test.use({ allow: unknownPage });

    test('is corrected and translated', async ({ page }) => {
      await visit(page, '/Guide/Start/Quick-Start?a=1#run');
      await expect(page).toHaveURL(`/zh${quickStart}`);
    });
  });
});

test.describe('a crawler', () => {
  test.use({ locale: 'zh-CN', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('is never redirected', async ({ page }) => {
    await visit(page, '/guide/start/');
    await expect(page).toHaveURL('/guide/start/');
  });
});

test('a first visit in English to a Chinese page leads to the English one', async ({ page }) => {
  await visit(page, `/zh${quickStart}`);
  await expect(page).toHaveURL(quickStart);
});

test.describe('the language is changed there and back, page, query and hash kept', () => {
  const languageMenu = (page: Page) => page.getByRole('button', { name: /^(Language|语言)/ });
  const inMenu = (page: Page, label: string) => page.getByRole('link', { name: label });

  const ways: Record<string, { width: number; choose: (page: Page, label: string) => unknown }> = {
    'with the mouse': {
      width: 1440,
      async choose(page, label) {
        await languageMenu(page).hover();
        await inMenu(page, label).click();
      },
    },
    'with the keyboard': {
      width: 1024,
      async choose(page, label) {
        await languageMenu(page).press('Enter');
        await page.keyboard.press('Tab');
        if (label === '简体中文') await page.keyboard.press('Tab');
        await expect(inMenu(page, label)).toBeFocused();
        await page.keyboard.press('Enter');
      },
    },
    'on a phone': {
      width: 375,
      async choose(page, label) {
        await page.getByRole('button', { name: /^(Navigation menu|导航菜单)$/ }).click();
        await inMenu(page, label).click();
      },
    },
  };

  for (const [way, { width, choose }] of Object.entries(ways)) {
    test(way, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, quickStart);
      for (const [label, url, lang] of [
        ['简体中文', `/zh${quickStart}`, 'zh-CN'],
        ['English', quickStart, 'en'],
        ['简体中文', `/zh${quickStart}`, 'zh-CN'],
      ] as const) {
        await choose(page, label);
        await expect(page).toHaveURL(url);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await hydrated(page);
      }
    });
  }
});
