import fs from 'node:fs';
import { tempFolder } from '../../../testing/tempFolder';
import { readPage } from '../../readPages';
import { cardTexts } from '..';
import { titleSize } from '../card';
import { createRenderer } from '../renderer';

test.each([
  ['lib.dts', 92],
  ['Third-party dependencies', 68],
  ['输出兼容性', 92],
  ['一个比这里任何标题都长的标题，它要写成两行才放得下', 76],
  ['word '.repeat(60), 52],
])('size of "%s"', (title, size) => {
  expect(titleSize(title)).toBe(size);
});

const image = 'https://a.test/social/a.png';
const texts = { title: 'A', description: 'D', section: 'Guide', siteName: 'Rslib' };

test.each([
  ['A | Rslib', image, 'Guide', texts],
  ['Rslib - Library tool', image, 'Guide', { ...texts, title: 'Library tool' }],
  // A section that repeats the title
  ['About Rslib', image, 'about rslib', { ...texts, title: 'About Rslib', section: '' }],
  // A page with its own image
  ['A | Rslib', 'https://a.test/other.png', 'Guide', undefined],
])('the texts of "%s" with %s are taken from the page', (title, shown, section, expected) => {
  const html = `<meta name="description" content="D"><meta property="og:title" content="${title}">
    <meta property="og:image" content="${shown}"><main><h1>A</h1></main>`;
  expect(cardTexts(readPage(html, 'https://a.test/a', section), image, 'Rslib')).toEqual(expected);
});

const cache = tempFolder();
const createRender = () =>
  createRenderer(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
    cache,
  );

test('an image is drawn once and then read from the cache', async () => {
  const render = await createRender();
  const png = await render(texts);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(await render(texts)).toEqual(png);
  expect(fs.readdirSync(cache)).toHaveLength(1);
  expect(await render({ ...texts, title: '标题' })).not.toEqual(png);
});

test('a character that the fonts lack stops the build and is named', async () => {
  const render = await createRender();
  await expect(render({ ...texts, title: 'Run ✓' })).rejects.toThrow(/no glyph for "✓".*"image"/);
});
