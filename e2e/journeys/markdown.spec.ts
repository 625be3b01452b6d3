import { siteUrl } from '../../src/site/siteUrl';
import { expect, open } from '../site';
import { test } from './reader';
import { panelOf } from './ways';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('takes a page along as Markdown', async ({ page, reader }) => {
  const url = reader.url('/guide/start/glossary');
  await open(page, url);
  const markdownLink = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(markdownLink).toHaveAttribute('href', `${siteUrl}${url}.md`);
  const article = page.getByRole('article');
  const status = article.getByRole('status').first();
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());

  const copy = reader.text('pageTools.copy', 'Copy Markdown');
  await article.getByRole('button', { name: copy, exact: true }).click();
  await expect(status).toHaveText(reader.text('pageTools.copied', 'Markdown copied'));
  const markdown = await page.request.get(`${url}.md`);
  expect(await readClipboard()).toBe(await markdown.text());

  const label = reader.text('pageTools.open', 'Open');
  const menu = article.getByRole('button', { name: label, exact: true });
  await menu.click();
  const panel = await panelOf(menu);
  const copyLink = reader.text('pageTools.copyLink', 'Copy Markdown link');
  await panel.getByRole('button', { name: copyLink }).click();
  await expect(status).toHaveText(reader.text('pageTools.linkCopied', 'Link copied'));
  expect(await readClipboard()).toBe(`${siteUrl}${url}.md`);
});
