import { extractRecords } from '../extractRecords';
import { readPage } from '../readPages';
import type { PageWords } from '../searchWords';

const url = 'https://rslib.rs/zh/config/lib/dts';

function page(article: string): string {
  return `<!doctype html><html><head><title>lib.dts | Rslib</title>
    <meta name="description" content="About &amp; dts."></head><body>
    <nav><a class="navbar__item navbar__link--active">配置</a></nav><main><article>${article}</article></main></body></html>`;
}

function recordsOf(html: string, words?: PageWords, ignored?: string) {
  return extractRecords(readPage(html, url)!, { language: 'zh', words, ignored });
}

function summary(html: string) {
  return recordsOf(html).map((record) => [
    record.type,
    record.url.slice(url.length),
    record.content,
  ]);
}

test('headings and texts become records with their hierarchy', () => {
  const html = page(`<header><h1>lib.dts</h1></header><p>First <code>dts: true</code>.</p>
    <h2 id="a">A<a class="hash-link" href="#a">\u200B</a></h2><ul><li>one<li>two</ul>
    <h3 id="b"><code>dts.b</code></h3><table><tr><th>x<td>y</table><h2 id="c">C</h2>`);
  const records = recordsOf(html);
  expect(summary(html)).toEqual([
    ['lvl1', '', null],
    ['content', '', 'About & dts.'],
    ['content', '', 'First dts: true.'],
    ['lvl2', '#a', null],
    ['content', '#a', 'one'],
    ['content', '#a', 'two'],
    ['lvl3', '#b', null],
    ['content', '#b', 'x y'],
    ['lvl2', '#c', null],
  ]);
  expect(records[7]).toMatchObject({
    objectID: '/zh/config/lib/dts#b:7',
    hierarchy: { lvl0: '配置', lvl1: 'lib.dts', lvl2: 'A', lvl3: 'dts.b', lvl4: null },
    language: 'zh',
    docusaurus_tag: 'default',
    position: 7,
  });
  expect(records[8]?.hierarchy).toMatchObject({ lvl2: 'C', lvl3: null });
  expect(records.map(({ weight }) => weight)).toEqual([100, 0, 0, 90, 0, 0, 80, 0, 90]);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

test('box-drawing characters are not words', () => {
  const html = page('<h1>T</h1><pre>dist\n├── a.js\n│   └── b.js\n╭─[1:2]</pre>');
  expect(recordsOf(html)[2]?.content).toBe('dist a.js b.js [1:2]');
});

test('a code sample is marked as code and includes its file name', () => {
  const html = page(`<h1>T</h1><figure class="theme-code-block">
    <figcaption>a.ts</figcaption>
    <pre><code>const <span>a</span> =\n  1;</code></pre><button>Copy</button></figure>
    <figure><pre>npm i<br>npm t</pre></figure>
    <figure><figcaption>dist</figcaption><pre>index.js</pre></figure>`);
  const records = recordsOf(html).slice(2);
  expect(records.map(({ content, isCode }) => [content, isCode])).toEqual([
    ['a.ts const a = 1;', true],
    ['npm i npm t', true],
    ['dist index.js', true],
  ]);
});

test('the values of option facts are included, their labels are not', () => {
  const html = page('<h1>T</h1><dl><dt>Type<dd><code>boolean</code><dt>Since<dd>0.1.0</dl>');
  expect(recordsOf(html)[2]).toMatchObject({
    content: 'boolean',
    isCode: true,
  });
});

test('what is ignored, and controls, are excluded', () => {
  const html = page(
    '<h1>T</h1><div data-overview><h2 id="x">x</h2></div><button>y</button><p hidden class="z">z</p>',
  );
  expect(recordsOf(html, {}, '[data-overview], [hidden].z')).toHaveLength(2);
});

test('a page that is hidden from search engines has no records', () => {
  expect(readPage('<meta name="robots" content="noindex, nofollow"><main>x</main>', url)).toBe(
    undefined,
  );
});

test('a page has its version and its category', () => {
  const html = `<meta name="docusaurus_tag" content="docs-default-1.0"><body>
    <a class="menu__link menu__link--sublist menu__link--active">Basics</a>
    <main><h1>T</h1></main>`;
  expect(readPage(html, url)).toMatchObject({ section: 'Basics', tag: 'docs-default-1.0' });
});

test('hidden tab panels are included', () => {
  const html = '<div role="tabpanel" hidden data-tab="vue"><p>x</p></div>';
  expect(summary(page(`<h1>T</h1>${html}`))).toContainEqual(['content', '', 'x']);
});

test('headings have the search words of their section', () => {
  const words = { top: ['types'], a: ['合并 d.ts', 'rollup'] };
  const html = page('<h1>lib.dts</h1><p>x</p><h2 id="a">A</h2><p>y</p><h2 id="b">B</h2>');
  const records = recordsOf(html, words);
  expect(records.map((record) => [record.content, record.words])).toEqual([
    [null, ['types']],
    ['About & dts.', []],
    ['x', []],
    [null, ['合并 d.ts', 'rollup']],
    ['y', []],
    [null, []],
  ]);
});
