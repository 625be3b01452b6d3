import { siteUrl } from '../src/site/siteUrl';
import { expect, open, test } from './site';

test.use({ allow: /^500 fetch .+\.md$/ });

test('only pages with an article have tools; every page names its Markdown; a failure shows', async ({
  page,
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
  }
  await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Copy Markdown', exact: true }).click();
  await expect(tools.getByText("Couldn't load the Markdown. Try again.")).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(tools).toBeHidden();
});
