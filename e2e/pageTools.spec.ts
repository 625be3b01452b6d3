import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteUrl } from '../src/config/siteUrl';
import { audit } from './audit';
import { expect, open, test, unknownPage } from './site';

const quickStart = '/guide/start/quick-start';

const languages = [
  { page: quickStart, copy: 'Copy Markdown', copied: 'Markdown copied', menu: 'Open' },
  { page: '/zh/blog/introducing-rslib', copy: '复制 Markdown', copied: '已复制', menu: '打开' },
] as const;

const article = (page: Page) => page.getByRole('article');
const status = (page: Page) => page.locator('[data-page-tools] [role=status]');

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const language of languages) {
    test(`${language.page} is copied as Markdown`, async ({ page, buildDir }) => {
      await open(page, language.page);
      await article(page).getByRole('button', { name: language.copy, exact: true }).click();
      await expect(status(page)).toContainText(language.copied);
      const file = path.join(buildDir, `${language.page}.md`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        fs.readFileSync(file, 'utf8'),
      );
    });
  }

  test('the URL of the Markdown is copied', async ({ page }) => {
    await open(page, '/zh/guide/start/');
    await article(page).getByRole('button', { name: '打开' }).click();
    await page.getByRole('button', { name: '复制 Markdown 链接' }).click();
    await expect(status(page)).toHaveText('已复制链接');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${siteUrl}/zh/guide/start/index.md`,
    );
  });

  test.describe('when the request fails', () => {
    test.use({ allow: /^500 fetch .+\.md$/ });

    test('the reader is told, and a second try works', async ({ page }) => {
      const requests: string[] = [];
      await page.route('**/*.md', (route) => {
        requests.push(new URL(route.request().url()).pathname);
        return requests.length === 1 ? route.fulfill({ status: 500 }) : route.continue();
      });
      await open(page, quickStart);
      const copy = article(page).getByRole('button', { name: 'Copy Markdown', exact: true });
      await copy.click();
      await expect(status(page)).toHaveText("Couldn't load the Markdown. Try again.");
      await expect(status(page)).toBeInViewport();
      await expect(copy).toBeFocused();
      await copy.click();
      await expect(status(page)).toHaveText('Markdown copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Quick start\n/);
      // The Markdown file is loaded only once.
      await copy.click();
      await expect(status(page)).toHaveText('Markdown copied');
      expect(requests).toEqual([`${quickStart}.md`, `${quickStart}.md`]);
    });
  });
});

test('without the clipboard API, execCommand copies', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = (command) => {
      document.documentElement.dataset.copied = command;
      return true;
    };
  });
  await open(page, quickStart);
  await article(page).getByRole('button', { name: 'Copy Markdown', exact: true }).click();
  await expect(status(page)).toHaveText('Markdown copied');
  await expect(page.locator('html')).toHaveAttribute('data-copied', 'copy');
});

test('the menu works by keyboard and leads to assistants', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, quickStart);
  const menu = article(page).getByRole('button', { name: 'Open', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(await audit(page)).toEqual([]);
  const prompt = `Read ${siteUrl}${quickStart}.md, I want to ask questions about it.`;
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy Markdown link' })).toBeFocused();
  for (const [name, assistant] of [
    ['Open in ChatGPT', 'https://chatgpt.com/?hints=search&q='],
    ['Open in Claude', 'https://claude.ai/new?q='],
  ] as const) {
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name });
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', assistant + encodeURIComponent(prompt));
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
});

const tools = (page: Page) => page.locator('[data-page-tools]');
const markdownLink = (page: Page) => page.locator('link[rel=alternate][type="text/markdown"]');

test('only pages with an article have tools; every page names its Markdown', async ({
  page,
  buildDir,
}) => {
  for (const [route, count] of [
    ['/', 0],
    ['/zh/config/', 0],
    ['/blog/', 0],
    [quickStart, 1],
  ] as const) {
    await open(page, route);
    await expect(tools(page), route).toHaveCount(count);
    const markdown = `${route}${route.endsWith('/') ? 'index' : ''}.md`;
    await expect(markdownLink(page)).toHaveAttribute('href', siteUrl + markdown);
    const response = await page.request.get(markdown);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe(fs.readFileSync(path.join(buildDir, markdown), 'utf8'));
  }
  await page.emulateMedia({ media: 'print' });
  await expect(tools(page)).toBeHidden();
});

test.describe('a page that does not exist', () => {
  test.use({ allow: unknownPage });

  test('has neither', async ({ page }) => {
    await open(page, '/nowhere');
    await expect(tools(page)).toHaveCount(0);
    await expect(markdownLink(page)).toHaveCount(0);
  });
});
