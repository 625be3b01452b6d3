import { tempFolder } from '../../testing/tempFolder';
import { readPage, readPages } from '../readPages';

const url = 'https://rslib.rs/zh/';

test('title, description and section are read from the page', () => {
  const html = `<title>x | Rslib</title><meta name="description" content="About  &lt;T&gt;.">
    <main><article><header><h1>lib.<code>dts</code><a class="hash-link" href="#x">\u200B</a></h1></header></article></main>`;
  expect(readPage(html, `${url}a`, 'S')).toMatchObject({
    route: '/zh/a',
    url: `${url}a`,
    title: 'lib.dts',
    description: 'About <T>.',
    section: 'S',
  });
});

test('without a heading, the title is that of the document; without a section, the section is the title', () => {
  const page = readPage('<title>Home | Rslib</title><main><p>text</p></main>', url);
  expect(page).toMatchObject({ title: 'Home', section: 'Home', description: '' });
});

test('a page without either is an error that names it', () => {
  expect(() => readPage('<main><p>x</p></main>', url)).toThrow(url);
});

test.each([
  ['one post', '<article><h2>one</h2></article>'],
  ['several', '<article><h2>one</h2></article><article><h2>two</h2></article>'],
])('a list of %s is read completely', (_, posts) => {
  const { article, title } = readPage(`<main><h1>Blog</h1>${posts}</main>`, url);
  expect([title, article.tagName]).toEqual(['Blog', 'main']);
});

test.each([
  ['has no file', undefined],
  ['has a malformed link', '<main><h1>T</h1><a href="https://">x</a></main>'],
])('a page that %s is an error that names it', async (_, html) => {
  const outDir = tempFolder(html === undefined ? {} : { 'a/index.html': html });
  const site = { outDir, baseUrl: '/', siteConfig: { url: 'https://a.test' } } as never;
  await expect(readPages(['/a'], site, () => undefined)).rejects.toThrow('/a cannot be read');
});
