import type { Page } from '@playwright/test';
import { expect, hydrated, test, unknownPage } from './site';

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

  test.describe('to a variant of a URL', () => {
    test.use({ allow: unknownPage });

    test('is corrected and translated', async ({ page }) => {
      await visit(page, '/Guide/Start/Quick-Start?a=1#run');
      await expect(page).toHaveURL(`/zh${quickStart}`);
    });
  });
});
