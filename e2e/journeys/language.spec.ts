import { localeCodes } from '../../src/site/locales';
import { expect, hydrated, markVisited, open, unknownPage } from '../site';
import { test } from './reader';
import { changeLanguage, expectAtTop, expectPage, headingIds } from './ways';

const route = '/guide/start/quick-start';

test('comes by a link in another language and changes it, there and back', async ({
  page,
  reader,
}) => {
  for (const locale of localeCodes.filter((code) => code !== reader.locale)) {
    const other = reader.in(locale);
    await open(page, other.url(route));
    const [, , id = ''] = await headingIds(page);
    const place = `${route}?from=search&q=%E5%BA%93#${id}`;
    await open(page, other.url(place));
    for (const [from, to] of [
      [other, reader],
      [reader, other],
      [other, reader],
    ] as const) {
      await changeLanguage(page, from, to.locale);
      await expectPage(page, to, to.url(place));
      await expectAtTop(page, id);
    }
  }
});

test.describe('on a page that does not exist', () => {
  test.use({ allow: unknownPage });

  test('changes the language and is at home, there and back', async ({ page, reader }) => {
    for (const locale of localeCodes.filter((code) => code !== reader.locale)) {
      const other = reader.in(locale);
      await markVisited(page);
      // The view in the page's language takes the place of the document that is loading.
      await page.goto(other.url('/no/such-page?from=search#there'), { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
      await hydrated(page);
      await changeLanguage(page, other, reader.locale);
      await expectPage(page, reader, reader.url('/'));
      await changeLanguage(page, reader, other.locale);
      await expectPage(page, other, other.url('/'));
    }
  });
});
