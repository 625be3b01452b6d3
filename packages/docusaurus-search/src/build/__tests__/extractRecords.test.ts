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

test('headings and texts become records with their hierarchy and search words', () => {
  const html = page(`<header><h1>lib.dts</h1></header><p>First <code>dts: true</code>.</p>
    <h2 id="a">A<a class="hash-link" href="#a">\u200B</a></h2><ul><li>one<li>two</ul>
    <h3 id="b"><code>dts.b</code></h3><table><tr><th>x<td>y</table><h2 id="c">C</h2>
    <div role="tabpanel" hidden><p>z</p></div>`);
  const records = recordsOf(html, { top: ['types'], a: ['合并 d.ts', 'rollup'] });
  const rows = records.map((one) => [
    one.weight,
    one.url.slice(url.length),
    one.content,
    one.words,
  ]);
  expect(rows).toEqual([
    [100, '', null, ['types']],
    [0, '', 'About & dts.', []],
    [0, '', 'First dts: true.', []],
    [90, '#a', null, ['合并 d.ts', 'rollup']],
    [0, '#a', 'one', []],
    [0, '#a', 'two', []],
    [80, '#b', null, []],
    [0, '#b', 'x y', []],
    [90, '#c', null, []],
    [0, '#c', 'z', []],
  ]);
  expect(records[7]).toMatchObject({
    objectID: '/zh/config/lib/dts#b:7',
    type: 'content',
    hierarchy: { lvl0: '配置', lvl1: 'lib.dts', lvl2: 'A', lvl3: 'dts.b', lvl4: null },
    language: 'zh',
    docusaurus_tag: 'default',
    position: 7,
  });
  expect(records[8]).toMatchObject({ type: 'lvl2', hierarchy: { lvl2: 'C', lvl3: null } });
});

test('a code sample and the values of facts are marked as code', () => {
  const html = page(`<h1>T</h1><figure class="theme-code-block">
    <figcaption>a.ts</figcaption>
    <pre><code>const <span>a</span> =\n  1;</code></pre><button>Copy</button></figure>
    <figure><pre>npm i<br>npm t</pre></figure>
    <figure><figcaption>dist</figcaption><pre>├── a.js\n│   └── b.js\n╭─[1:2]</pre></figure>
    <dl><dt>Type<dd><code>boolean</code><dt>Since<dd>0.1.0</dl>`);
  const records = recordsOf(html).slice(2);
  expect(records.map(({ content, isCode }) => [content, isCode])).toEqual([
    ['a.ts const a = 1;', true],
    ['npm i npm t', true],
    ['dist a.js b.js [1:2]', true],
    ['boolean', true],
  ]);
});

test('what is ignored, and controls, are excluded', () => {
  const html = page(
    '<h1>T</h1><div data-overview><h2 id="x">x</h2></div><button>y</button><p hidden class="z">z</p>',
  );
  expect(recordsOf(html, {}, '[data-overview], [hidden].z')).toHaveLength(2);
});

test('a page that is hidden from search engines has no records', () => {
  expect(readPage('<meta name="robots" content="noindex"><main>x</main>', url)).toBe(undefined);
});

test('a page has its version and its category', () => {
  const html = `<meta name="docusaurus_tag" content="docs-default-1.0"><body>
    <a class="menu__link menu__link--sublist menu__link--active">Basics</a>
    <main><h1>T</h1></main>`;
  expect(readPage(html, url)).toMatchObject({ section: 'Basics', tag: 'docs-default-1.0' });
});
