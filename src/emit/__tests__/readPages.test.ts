import { tempFolder } from '../../testing/tempFolder';
import { readPage, readPages } from '../readPages';

const url = 'https://rslib.rs/zh/';

test('title, description and section are read from the page', () => {
  const html = `<title>x | Rslib</title><meta name="description" content="About  &lt;T&gt;.">
    <main><article><header><h1>lib.<code>dts</code><a class="hash-link" href="#x">\u200B</a></h1></header></article></main>`;
  const read = { title: 'lib.dts', description: 'About <T>.', section: 'S' };
  expect(readPage(html, `${url}a`, 'S')).toMatchObject({ route: '/zh/a', url: `${url}a`, ...read });
});

test('without a heading, the title is that of the document; without a section, the section is the title', () => {
  const page = readPage('<title>Home | Rslib</title><main><p>text</p></main>', url);
  expect(page).toMatchObject({ title: 'Home', section: 'Home', description: '' });
});

test.each(['<article><h2>a</h2></article>', '<article><h2>a</h2></article><article>b</article>'])(
  'a list of posts is read completely: %s',
  (posts) => {
    const { article, title } = readPage(`<main><h1>Blog</h1>${posts}</main>`, url);
    expect([title, article.tagName]).toEqual(['Blog', 'main']);
  },
);

test.each([
  ['has no file', undefined],
  ['has neither a heading nor a title', '<main><p>x</p></main>'],
])('a page that %s is an error that names it', async (_, html) => {
  const outDir = tempFolder(html === undefined ? {} : { 'a/index.html': html });
  const site = { outDir, baseUrl: '/', siteConfig: { url: 'https://a.test' } } as never;
  await expect(readPages(['/a'], site, () => undefined)).rejects.toThrow('/a cannot be read');
});
