import fs from 'node:fs';
import path from 'node:path';
import { siteUrl } from '../src/site/siteUrl';
import { expect, open, test } from './site';

test.describe('when the request fails', () => {
  test.use({ allow: /^500 fetch .+\.md$/ });

  test('the reader is told where they look', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
    await open(page, '/guide/start/quick-start');
    await page.getByRole('button', { name: 'Copy Markdown', exact: true }).click();
    const status = page.locator('[data-page-tools] [role=status]');
    await expect(status).toHaveText("Couldn't load the Markdown. Try again.");
    await expect(status).toBeInViewport();
  });
});

test('only pages with an article have tools; every page names its Markdown', async ({
  page,
  buildDir,
}) => {
  const tools = page.locator('[data-page-tools]');
  const markdownLink = page.locator('link[rel=alternate][type="text/markdown"]');
  for (const [route, count] of [
    ['/', 0],
    ['/zh/config/', 0],
    ['/blog/', 0],
    ['/guide/start/quick-start', 1],
  ] as const) {
    await open(page, route);
    await expect(tools, route).toHaveCount(count);
    const markdown = `${route}${route.endsWith('/') ? 'index' : ''}.md`;
    await expect(markdownLink).toHaveAttribute('href', siteUrl + markdown);
    const response = await page.request.get(markdown);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toBe(fs.readFileSync(path.join(buildDir, markdown), 'utf8'));
  }
  await page.emulateMedia({ media: 'print' });
  await expect(tools).toBeHidden();
});
