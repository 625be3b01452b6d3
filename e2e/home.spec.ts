import { product } from '../src/site/product';
import { toolGroups } from '../src/site/tools';
import { expect, open, test } from './site';

const languages = {
  en: {
    home: '/',
    subtitle: 'Rsbuild-based library development tool',
    copy: 'Copy code to clipboard',
    here: 'You are here',
    feed: '/blog-rss.xml',
  },
  zh: {
    home: '/zh/',
    subtitle: '基于 Rsbuild 的库开发工具',
    copy: '复制代码到剪贴板',
    here: '当前站点',
    feed: '/blog-rss-zh.xml',
  },
} as const;

const stars = 'main header svg';
const family = toolGroups[0]?.links ?? [];

for (const [locale, texts] of Object.entries(languages)) {
  const { home, subtitle } = texts;
  test.describe(home, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('says what the product is and how to begin, marks its own card, and ends with the forms for programs', async ({
      page,
    }) => {
      await open(page, home);
      await expect(page).toHaveTitle(`${product.name} - ${subtitle}`);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
        'content',
        `${product.name} - ${subtitle}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
      await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
      const hero = page.getByRole('main').locator('header');
      await hero.getByRole('button', { name: texts.copy }).click();
      const command = await page.evaluate(() => navigator.clipboard.readText());
      expect(command).toBe(product.createCommand);
      await expect(hero.getByText(command, { exact: true })).toBeVisible();
      const repository = page.getByRole('main').getByRole('link', { name: 'GitHub' });
      await expect(repository).toHaveAttribute('href', product.repository);
      await expect(repository).toHaveAttribute('target', '_blank');
      await expect(page.locator('aside, .theme-doc-footer, .pagination-nav')).toHaveCount(0);
      const own = page.getByRole('main').getByRole('listitem').filter({ hasText: texts.here });
      await expect(own).toHaveCount(1);
      await expect(own.getByRole('link')).toContainText(product.name);
      const links = page.getByRole('contentinfo').getByRole('link');
      const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(urls).toEqual([expect.stringMatching(/LICENSE$/), texts.feed, `${home}llms.txt`]);
    });
  });

  test.describe(`${home} without scripts`, () => {
    test.use({ javaScriptEnabled: false });

    test('serves every card as one link', async ({ page }) => {
      await page.goto(home);
      for (const tool of family) {
        const url = locale === 'en' ? (tool.urlEn ?? tool.url) : tool.url;
        const card = page.locator(`main section a[href="${url}"]`);
        await expect(card).toContainText(tool.name);
        await expect(card).toContainText(locale === 'en' ? tool.descEn : tool.desc);
        await expect(card).toContainText(new URL(url).host);
        await expect(card).toHaveAttribute('target', '_blank');
        await expect(card.locator('img')).toHaveAttribute('loading', 'lazy');
      }
    });
  });
}

test('the cards are in rows of 3, 2 or 1, the last row centered', async ({ page }) => {
  await open(page, '/');
  for (const [width, columns] of [
    [1101, 3],
    [1100, 2],
    [601, 2],
    [600, 1],
  ] as const) {
    await test.step(`${columns} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page.locator('main section li a[target=_blank]').evaluateAll((cards) =>
        cards.map((card) => {
          const { top, left, right } = card.getBoundingClientRect();
          return { top, left, right };
        }),
      );
      expect(boxes).toHaveLength(family.length);
      const tops = [...new Set(boxes.map(({ top }) => top))];
      const rows = tops.map((top) => boxes.filter((box) => box.top === top));
      const inLastRow = family.length % columns || columns;
      const inRows = [...tops.slice(1).map(() => columns), inLastRow];
      expect(rows.map((row) => row.length)).toEqual(inRows);
      for (const row of rows) {
        const left = Math.min(...row.map((box) => box.left));
        const right = Math.max(...row.map((box) => box.right));
        expect(Math.abs(left - (width - right))).toBeLessThan(1);
      }
    });
  }
});

test('no line of the example is cut', async ({ page }) => {
  await open(page, '/');
  for (const width of [320, 375, 768, 960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page
      .getByRole('main')
      .locator('pre')
      .evaluateAll((blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
    expect(cut, `${width} px`).toBe(0);
  }
});

test.describe('stars', () => {
  test('shift toward a near pointer and come back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/');
    const moved = () =>
      page
        .locator(`${stars} circle`)
        .evaluateAll((all) => all.filter((star) => (star as SVGElement).style.translate).length);
    const box = await page.locator(`${stars} circle`).nth(4).boundingBox();
    expect(await moved()).toBe(0);
    await page.mouse.move(box!.x + 20, box!.y + 20);
    await expect.poll(moved).toBeGreaterThan(0);
    const count = await page.locator(`${stars} circle`).count();
    expect(await moved()).toBeLessThan(count / 2);
    await page.mouse.move(640, 890);
    await expect.poll(moved).toBe(0);
  });

  test('show from 601 px on, where motion is wanted', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    await open(page, '/');
    await expect(page.locator(stars).first()).toBeHidden();
    await page.setViewportSize({ width: 601, height: 900 });
    await expect(page.locator(stars).first()).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator(stars).first()).toBeHidden();
  });
});
