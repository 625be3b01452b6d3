import { expect, hydrated, test, unknownPage } from './site';

const quickStart = '/guide/start/quick-start?a=1#run';

test.use({ locale: 'zh-CN', allow: unknownPage });

test('the first visit with a Chinese browser leads to the same page in Chinese, once', async ({
  page,
}) => {
  // The path is corrected, too.
  await page.goto('/Guide/Start/Quick-Start?a=1#run');
  await expect(page).toHaveURL(`/zh${quickStart}`);
  await hydrated(page);
  await page.goto('/config/');
  await hydrated(page);
  await expect(page).toHaveURL('/config/');
});
