import { unzipSync } from 'fflate';
import { stackBlitz } from '../../src/site/examplePaths';
import { expect, open } from '../site';
import { test } from './reader';
import { expectPage } from './ways';

test.use({ outside: new RegExp(`^${stackBlitz}/`) });

test('begins at home, and takes the first example along', async ({ page, context, reader }) => {
  await context.route(`${stackBlitz}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>StackBlitz</title>' }),
  );
  await open(page, reader.url('/'));
  await page.getByRole('link', { name: reader.text('home.start', 'Get Started') }).click();
  await expectPage(page, reader, reader.url('/guide/start/quick-start'));
  const article = page.getByRole('article');
  const option = article.getByRole('code').getByRole('link').first();
  await expect(option).toHaveAttribute('href', new RegExp(`^${reader.url('/config/lib/')}`));
  const zipLink = reader.text('exampleLinks.download', 'Download {name}.zip');
  const link = article.getByRole('link', { name: zipLink.replace('{name}', 'quick-start') });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/zip');
  const files = unzipSync(await response.body());

  const label = reader.text('exampleLinks.open', 'Open {name} in StackBlitz');
  const button = article.getByRole('button', { name: label.replace('{name}', 'quick-start') });
  const posted = context.waitForEvent('request', (each) => each.url().startsWith(stackBlitz));
  const [tab] = await Promise.all([context.waitForEvent('page'), button.click()]);
  const request = await posted;
  await expect(tab).toHaveTitle('StackBlitz');

  expect(request.method()).toBe('POST');
  const fields = new URLSearchParams(request.postData() ?? '');
  expect(fields.get('project[template]')).toBe('node');
  for (const [file, content] of Object.entries(files)) {
    const field = `project[files][${file.replace('quick-start/', '')}]`;
    // A form sends line breaks as CRLF.
    expect(fields.get(field)?.replaceAll('\r\n', '\n')).toBe(Buffer.from(content).toString());
  }
});
