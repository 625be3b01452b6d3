import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteUrl } from '../src/site/siteUrl';
import { expect, open, test } from './site';

const quickStart = '/guide/start/quick-start';

const article = (page: Page) => page.getByRole('article');
const status = (page: Page) => page.locator('[data-page-tools] [role=status]');

test.describe('when the request fails', () => {
  test.use({ allow: /^500 fetch .+\.md$/ });

  test('the reader is told where they look', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
    await open(page, quickStart);
    await article(page).getByRole('button', { name: 'Copy Markdown', exact: true }).click();
    await expect(status(page)).toHaveText("Couldn't load the Markdown. Try again.");
    await expect(status(page)).toBeInViewport();
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
