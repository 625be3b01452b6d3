import { extractRecords } from '../extractRecords';
import { minify } from '../dialogStyles';
import { algoliaHints } from '../algoliaHints';

const url = 'https://rslib.rs/zh/config/lib/dts';

function page(article: string, around = ''): string {
  return `<!doctype html><html><head><title>lib.dts | Rslib</title>
    <meta name="description" content="About &amp; dts."></head><body>
    <nav><a aria-current="true" href="/zh/config/">配置</a><a lang="en" aria-current="true">EN</a></nav>
    ${around}<main><article>${article}</article></main></body></html>`;
}

function summary(html: string) {
  return extractRecords({ html, url, language: 'zh' }).map((record) => [
    record.type,
    record.url.slice(url.length),
    record.content,
  ]);
}

test('headings and texts become records with their hierarchy', () => {
  const html = page(`<header><h1>lib.dts</h1></header><p>First <code>dts: true</code>.</p>
    <h2 id="a">A<a class="hash-link" href="#a">\u200B</a></h2><ul><li>one<li>two</ul>
    <h3 id="b"><code>dts.b</code></h3><table><tr><th>x<td>y</table><h2 id="c">C</h2>`);
  const records = extractRecords({ html, url, language: 'zh' });
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
  expect(records[7]).toEqual({
    objectID: '/zh/config/lib/dts#b:7',
    url: `${url}#b`,
    type: 'content',
    hierarchy: {
      lvl0: '配置',
      lvl1: 'lib.dts',
      lvl2: 'A',
      lvl3: 'dts.b',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'x y',
    language: 'zh',
    isCode: false,
    weight: 0,
    position: 7,
  });
  expect(records[8]?.hierarchy).toMatchObject({ lvl2: 'C', lvl3: null });
  expect(records.map(({ weight }) => weight)).toEqual([100, 0, 0, 90, 0, 0, 80, 0, 90]);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

test('code keeps its file name and is marked as code', () => {
  const html = page(`<h1>T</h1><figure class="theme-code-block">
    <figcaption>a.ts<span class="hidden"> TypeScript code</span></figcaption>
    <pre><code>const <span>a</span> =\n  1;</code></pre><button>Copy</button></figure>
    <figure><figcaption class="hidden"><span>Shell code</span></figcaption><pre>npm i</pre></figure>
    <figure><figcaption>dist</figcaption><pre>index.js</pre></figure>`);
  const records = extractRecords({ html, url, language: 'zh' }).slice(2);
  expect(records.map(({ content, isCode }) => [content, isCode])).toEqual([
    ['a.ts const a = 1;', true],
    ['npm i', true],
    ['dist index.js', true],
  ]);
});

test('facts of an option give their names, not their labels', () => {
  const html = page('<h1>T</h1><dl><dt>Type<dd><code>boolean</code><dt>Since<dd>0.1.0</dl>');
  expect(extractRecords({ html, url, language: 'zh' })[2]).toMatchObject({
    content: 'boolean',
    isCode: true,
  });
});

test.each([
  ['controls', '<button>x</button><label>x</label><input value="x">'],
  ['what scripts need', '<script>x</script><style>x</style><template><p>x</template>'],
  ['the copy without scripts', '<noscript><p>x</noscript>'],
  ['decoration', '<svg><text>x</text></svg><span aria-hidden="true">x</span>'],
  ['announcements', '<span role="status">x</span>'],
  ['hidden parts', '<div hidden>x</div>'],
  ['the tools of the page', '<div data-page-tools=""><p>x</div>'],
  ['the overview', '<div data-overview="true"><h2 id="x">x</h2></div>'],
  ['further package managers', '<div role="tabpanel" hidden data-tab="yarn"><pre>x</pre></div>'],
])('%s are left out', (_, html) => {
  expect(summary(page(`<h1>T</h1>${html}`))).toHaveLength(2);
});

test('panels of other tabs are kept', () => {
  const html = '<div role="tabpanel" hidden data-tab="vue"><p>x</p></div>';
  expect(summary(page(`<h1>T</h1>${html}`))).toContainEqual(['content', '', 'x']);
});

const sidebar = (group: string) =>
  `<nav id="sidebar"><ul><li><div>${group}<button></button></div><ul><li>
    <a aria-current="page" href="/x">x</a></ul></ul></nav>`;
test.each([
  ['the group of the sidebar', sidebar('<button>Basic</button>'), 'Basic'],
  ['a group with a page', sidebar('<a href="/y">Lib</a>'), 'Lib'],
  ['the navbar, where there is no sidebar', '', '配置'],
])('lvl0 is %s', (_, around, lvl0) => {
  const html = page('<h1>T</h1>', around);
  expect(extractRecords({ html, url, language: 'zh' })[0]?.hierarchy.lvl0).toBe(lvl0);
});

test('a page without heading has the name of its tab, one without either is an error', () => {
  const untitled = '<main><p>text</p></main>';
  const html = `<title>Home | Rslib</title>${untitled}`;
  expect(extractRecords({ html, url, language: 'en' })[0]?.hierarchy.lvl1).toBe('Home');
  expect(() => extractRecords({ html: untitled, url, language: 'en' })).toThrow(url);
});

test.each([
  ['one post', '<article><p>one</article>', ['one']],
  ['several', '<article><p>one</article><article><p>two</article>', ['one', 'two']],
])('a list of %s is read as a whole', (_, posts, texts) => {
  const html = `<title>x</title><main><h1>Blog</h1>${posts}</main>`;
  expect(extractRecords({ html, url, language: 'en' })[0]?.hierarchy.lvl1).toBe('Blog');
  expect(summary(html).map(([, , content]) => content)).toEqual([null, ...texts]);
});

test('styles lose comments and breaks only', () => {
  expect(minify('/* a */\n.a > .b {\n  color: red;\n}\n')).toBe('.a>.b{color: red;}');
});

test('the browser connects ahead to Algolia where it is configured', () => {
  const settings = { algolia: null, insights: false, reportUrl: null };
  const algolia = { appId: 'APP1', searchKey: 'k', indexName: 'i' };
  expect(algoliaHints(settings)).toEqual([]);
  expect(algoliaHints({ ...settings, algolia })).toEqual([
    {
      tagName: 'link',
      attributes: {
        rel: 'preconnect',
        href: 'https://APP1-dsn.algolia.net',
        crossorigin: 'anonymous',
      },
    },
  ]);
});
