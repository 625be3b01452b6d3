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

test('the cards are in rows of 3, 2 or 1, and no line of the example is cut', async ({ page }) => {
  await open(page, '/');
  const cards = page.locator('main section li a[target=_blank]');
  for (const [width, columns] of [
    [1101, 3],
    [1100, 2],
    [601, 2],
    [600, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    const inRow = tops.filter((top) => top === tops[0]);
    expect(inRow, `${width} px`).toHaveLength(columns);
    const cut = await page
      .locator('main pre')
      .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
    expect(cut, `${width} px`).toBe(0);
  }
});

test('stars show from 601 px on, where motion is wanted, and follow a near pointer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await open(page, '/');
  const stars = page.locator('main header svg').first();
  await expect(stars).toBeHidden();
  await page.setViewportSize({ width: 601, height: 900 });
  await expect(stars).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  const share = () =>
    stars.evaluate(({ children }) => {
      const moved = [...children].filter((star) => (star as SVGElement).style.translate);
      return moved.length / children.length;
    });
  const box = (await stars.locator('circle').nth(4).boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20);
  await expect.poll(share).toBeGreaterThan(0);
  expect(await share()).toBeLessThan(0.5);
  await page.mouse.move(640, 890);
  await expect.poll(share).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(stars).toBeHidden();
});
