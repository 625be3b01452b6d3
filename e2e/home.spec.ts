import { product } from '../src/site/product';
import { expect, open, test } from './site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('it says what the product is and how to begin, and ends with the forms for programs', async ({
  page,
}) => {
  await open(page, '/zh/');
  await expect(page).toHaveTitle(`${product.name} - 基于 Rsbuild 的库开发工具`);
  const main = page.getByRole('main');
  await main.locator('header').getByRole('button', { name: '复制代码到剪贴板' }).click();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toBe(product.createCommand);
  const repository = main.getByRole('link', { name: 'GitHub' });
  await expect(repository).toHaveAttribute('href', product.repository);
  await expect(repository).toHaveAttribute('target', '_blank');
  const links = page.getByRole('contentinfo').getByRole('link');
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(urls).toEqual([expect.stringMatching(/LICENSE$/), '/blog-rss-zh.xml', '/zh/llms.txt']);
});

test('stars show where motion is wanted, and those near the pointer follow it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const stars = page.locator('main header svg').first();
  const moved = stars.locator('circle[style*=translate]');
  const box = (await stars.locator('circle').nth(4).boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20);
  await expect(moved).not.toHaveCount(0);
  await page.mouse.move(640, 890);
  await expect(moved).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(stars).toBeHidden();
});
