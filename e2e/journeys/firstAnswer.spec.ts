import { expect, open } from '../site';
import { test } from './reader';
import { expectAtTop, expectPage, followOutline, restingPlace } from './ways';

test('goes from home to a first command', async ({ page, reader }) => {
  await open(page, reader.url('/'));
  await page.getByRole('link', { name: reader.text('home.start', 'Get Started') }).click();
  const start = reader.url('/guide/start/quick-start');
  await expectPage(page, reader, start);
  expect(await restingPlace(page)).toBe(0);

  const command = page.getByRole('tabpanel').first();
  const id = await command.evaluate((panel) => {
    const headings = [...document.querySelectorAll('article h2[id]')];
    const isBefore = (heading: Element) =>
      heading.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING;
    return headings.filter(isBefore).at(-1)?.id ?? '';
  });
  await followOutline(page, reader, id);
  await expectPage(page, reader, `${start}#${id}`);
  await expectAtTop(page, id);
  await expect(command.locator('code')).toBeInViewport();
});
