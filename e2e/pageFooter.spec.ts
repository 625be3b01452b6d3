import { product } from '../src/site/product';
import { site } from '../src/site/site';
import { dts } from './docPage';
import { expect, open, test } from './site';

test.describe('previous and next page', () => {
  test('the blog is read from its overview on', async ({ page }) => {
    await open(page, '/blog/');
    const next = page.getByRole('link', { name: /^Next Page/ });
    const previous = page.getByRole('link', { name: /^Previous Page/ });
    // The overview lists the posts itself.
    await expect(next).toHaveCount(0);
    const post = page.getByRole('main').locator('a[href="/blog/second-post"]');
    await expect(post).toHaveText([/./, /^Read more/]);
    await post.last().click();
    await expect(page).toHaveURL('/blog/second-post');
    await expect(previous).toHaveAttribute('href', '/blog/');
    await next.click();
    await expect(page).toHaveURL('/blog/introducing-rslib');
    await expect(previous).toHaveAttribute('href', '/blog/second-post');
  });
});

test.describe('footer of a page', () => {
  const base = site.theme.editLink.docRepoBaseUrl;

  for (const [path, source, text] of [
    [dts, 'docs/guide/advanced/dts.mdx', 'Edit this page on GitHub'],
    [
      `/zh${dts}`,
      'i18n/zh/docusaurus-plugin-content-docs/current/guide/advanced/dts.mdx',
      '在 GitHub 上编辑此页',
    ],
    ['/blog/introducing-rslib', 'blog/introducing-rslib.mdx', 'Edit this page on GitHub'],
  ] as const) {
    test(`${path} can be edited`, async ({ page }) => {
      await open(page, path);
      const link = page.getByRole('link', { name: text });
      await expect(link).toHaveAttribute('href', `${base}/${source}`);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
  }

  for (const [path, text] of [
    [dts, 'Report a problem with this page'],
    [`/zh${dts}`, '反馈此页的问题'],
  ] as const) {
    test(`${path}: a new issue names the page`, async ({ page }) => {
      await open(page, path);
      const link = page.getByRole('link', { name: text });
      const url = new URL((await link.getAttribute('href'))!);
      expect(url.origin + url.pathname).toBe(`${product.repository}/issues/new`);
      expect(url.searchParams.get('title')).toBe(`[Docs] ${path}`);
      expect(url.searchParams.get('body')).toContain(site.url + path);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
  }
});
