import fs from 'node:fs';
import { tempFolder } from '../../../testing/tempFolder';
import { readPage } from '../../readPages';
import { cardTexts, withoutSiteName } from '..';
import { titleSize } from '../card';
import { createRenderer } from '../renderer';

test.each([
  ['lib.dts', 92],
  ['Third-party dependencies', 68],
  ['输出兼容性', 92],
  ['一个比这里任何标题都长的标题，它要写成两行才放得下', 76],
  ['x'.repeat(26), 68],
  ['word '.repeat(60), 52],
])('size of "%s"', (title, size) => {
  expect(titleSize(title)).toBe(size);
});

test.each([
  ['lib.dts | Rslib', 'lib.dts'],
  ['Rslib - Library tool', 'Library tool'],
  ['Introducing Rslib', 'Introducing Rslib'],
])('%s without the name of the site is %s', (title, bare) => {
  expect(withoutSiteName(title, 'Rslib')).toBe(bare);
});

const image = 'https://a.test/social/a.png';
const html = `<head><title>x</title><meta name="description" content="D">
  <meta property="og:title" content="A | Rslib"><meta property="og:image" content="${image}"></head>
  <main><h1>A</h1></main>`;
const page = (section: string) => readPage(html, 'https://a.test/a', section);

test('the texts are taken from the page', () => {
  const texts = { title: 'A', description: 'D', siteName: 'Rslib' };
  expect(cardTexts(page('Guide'), image, 'Rslib')).toEqual({ ...texts, section: 'Guide' });
  expect(cardTexts(page('a'), image, 'Rslib')).toEqual({ ...texts, section: '' });
});

test('no image is drawn for a page that has its own image or none', () => {
  expect(cardTexts(page('Guide'), 'https://a.test/other.png', 'Rslib')).toBeUndefined();
});

const colors = {
  page: '#fff',
  text: '#000',
  secondary: '#333',
  link: '#00f',
  glow: '#0af',
  glowWarm: '#fa0',
};
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const texts = {
  title: '标题 Title',
  description: 'D',
  section: 'S',
  siteName: 'Rslib',
};
const cache = tempFolder();

test('an image is drawn once and then read from the cache', async () => {
  const render = await createRenderer(logo, colors, cache);
  const png = await render(texts);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(fs.readdirSync(cache)).toHaveLength(1);
  expect(await render(texts)).toEqual(png);
  expect(await render({ ...texts, title: 'Other' })).not.toEqual(png);
  expect(fs.readdirSync(cache)).toHaveLength(2);
});

test('a character that the fonts lack stops the build and is named', async () => {
  const render = await createRenderer(logo, colors, cache);
  await expect(render({ ...texts, title: 'Run ✓' })).rejects.toThrow(/no glyph for "✓".*"image"/);
});
