import { expect, hydrated, open } from '../site';
import { test } from './reader';
import {
  expectAtTop,
  expectPage,
  followOutline,
  followSidebar,
  headingIds,
  restingPlace,
  scrollBy,
} from './ways';

test('goes back and forward between the headings of a page', async ({ page, reader }) => {
  const url = reader.url('/guide/advanced/dts');
  await open(page, url);
  const [, upper = '', , lower = ''] = await headingIds(page);
  const expectHeading = async (id: string) => {
    await expectPage(page, reader, `${url}#${id}`);
    await expectAtTop(page, id);
  };
  for (const id of [upper, lower]) {
    await followOutline(page, reader, id);
    await expectHeading(id);
  }
  await page.goBack();
  await expectHeading(upper);
  await page.goForward();
  await expectHeading(lower);
});

test('goes back and forward between pages, and finds its place on each', async ({
  page,
  reader,
}) => {
  const first = reader.url('/guide/advanced/dts');
  const second = reader.url('/guide/basic/typescript');
  await open(page, first);
  const [, , heading = ''] = await headingIds(page);
  await followOutline(page, reader, heading);
  await expectAtTop(page, heading);
  const here = { url: `${first}#${heading}`, place: await scrollBy(page, -150) };
  await followSidebar(page, reader, second);
  await expectPage(page, reader, second);
  expect(await restingPlace(page)).toBe(0);
  const there = { url: second, place: await scrollBy(page, 600) };
  const expectPlace = async ({ url, place }: typeof here) => {
    await expectPage(page, reader, url);
    expect(await restingPlace(page), `place on ${url}`).toBe(place);
  };

  await page.goBack();
  await expectPlace(here);
  await page.goForward();
  await expectPlace(there);

  await page.reload();
  await hydrated(page);
  await expectPlace(there);
  await page.goBack();
  await expectPlace(here);
  await page.reload();
  await hydrated(page);
  await expectPlace(here);
});
