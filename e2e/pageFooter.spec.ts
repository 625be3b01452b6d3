import { product } from '../src/site/product';
import { site } from '../src/site/site';
import { expect, open, test } from './site';

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

test('a page can be edited, and a new issue names it', async ({ page }) => {
  const path = '/zh/blog/introducing-rslib';
  await open(page, path);
  const link = page.getByRole('link', { name: '在 GitHub 上编辑此页' });
  const source = 'i18n/zh/docusaurus-plugin-content-blog/introducing-rslib.mdx';
  await expect(link).toHaveAttribute('href', `${site.theme.editLink.docRepoBaseUrl}/${source}`);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const issue = page.getByRole('link', { name: '反馈此页的问题' });
  const url = new URL((await issue.getAttribute('href'))!);
  expect(url.origin + url.pathname).toBe(`${product.repository}/issues/new`);
  expect(url.searchParams.get('title')).toBe(`[Docs] ${path}`);
  expect(url.searchParams.get('body')).toContain(site.url + path);
});
