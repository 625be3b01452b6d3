import { readPage } from '../../readPages';
import { recordingsToMarkdown, toMarkdown } from '../toMarkdown';

const url = 'https://rslib.rs/zh/config/lib/dts';
const chinese = {
  locale: 'zh',
  home: 'https://rslib.rs/zh/',
  translations: { 'theme.admonition.note': '备注' },
} as const;

const page = (article: string, description = '') =>
  readPage(
    `<title>T | Rslib</title><meta name="description" content="${description}">
    <nav><a href="/">Home</a></nav><main><article>${article}</article></main>`,
    url,
  );

test.each([
  [page('<h1>dts</h1><p>x</p>', 'About &lt;T>.'), '# dts\n\n> About \\<T>.\n\n来源：<URL>\n\nx\n'],
  // The description of a page that shows it is not repeated.
  [page('<h1>T</h1><p>All\n posts.</p>', 'All posts.'), '# T\n\n来源：<URL>\n\nAll posts.\n'],
  // The title is the heading of a page without one.
  [page('<p>x</p>'), '# T\n\n来源：<URL>\n\nx\n'],
])('title, description and URL come first', (source, markdown) => {
  expect(toMarkdown(source, chinese).replace(url, 'URL')).toBe(markdown);
});

const admonition = (kind: string, content: string) =>
  `<div class="theme-admonition theme-admonition-${kind} alert">${content}</div>`;

test.each([
  [
    `<figure><figcaption>a "b".ts<span class="h"> TypeScript code</span></figcaption>
      <div><pre><code class=language-ts><span class="token">  let</span> a = '&lt;b>';\n\n\tc()\n</code></pre>
      <button>Copy</button></div></figure>`,
    "```ts title=\"a 'b'.ts\"\n  let a = '<b>';\n\n\tc()\n```",
  ],
  ['<figure><figcaption>x</figcaption><pre>a</pre></figure>', '```text title="x"\na\n```'],
  ['<figure><figcaption>x</figcaption><p>y</p></figure>', 'x\n\ny'],
  ['<p><a>g</a></p>', 'g'],
  ['<p>a<img src="/b.png" alt="B"></p>', 'a![B](https://rslib.rs/b.png)'],
  // An image within the page is what it shows.
  ['<p><img src="data:image/png;base64,AAAA" alt="Two files"></p>', '*Two files*'],
  ['<h2 id="a_b-c"><code>a</code> of b</h2>', '## `a` of b {#a_b-c}'],
  [
    '<table><thead><tr><td></td><th scope=col>B<tbody><tr><td><code>a|b</code><td>c</table>',
    '| | B |\n| - | - |\n| `a\\|b` | c |',
  ],
  // Every tab below its label
  [
    `<div><div role=tablist><button role=tab id=t1>npm</button><button role=tab id=t2>Yarn</button></div>
      <div role=tabpanel aria-labelledby=t1><pre>npm i</pre></div><div role=tabpanel aria-labelledby=t2 hidden><p>b</p></div></div>`,
    '**npm**\n\n```\nnpm i\n```\n\n**Yarn**\n\nb',
  ],
  [
    admonition('danger', '<div>Mind <code>a</code></div><div><p>b</p><ul><li>c</ul></div>'),
    '> [!CAUTION]\n> **Mind `a`**\n>\n> b\n>\n> - c',
  ],
  // The default heading says the kind, as the alert does.
  [admonition('note', '<div>备注</div><div><p>b</p></div>'), '> [!NOTE]\n>\n> b'],
  [
    '<dl><dt>类型<dd><code>a | b</code><dt>默认值<dd><ul><li>esm<!-- -->: <code>1</code><li>cjs</ul></dd><div><dt>Since<dd>0.1.0</div></dl>',
    '- **类型**：`a | b`\n- **默认值**：\n  - esm: `1`\n  - cjs\n- **Since**：0.1.0',
  ],
  // A type in several lines, whose unions begin with a bar
  [
    '<p><code>| false\n| {\n    a:\n      | true\n      | { b: 1 };\n  }</code></p>',
    '`false | { a: true | { b: 1 }; }`',
  ],
  // Cards
  [
    '<ul><li><a href="/a"><img src="/x.svg" alt=""><span><strong>A</strong><span>text</span></span></a></ul>',
    '- [**A** text](https://rslib.rs/a)',
  ],
  ['<p>数组会<em>取代</em>默认值</p>', '数组会*取代*默认值'],
  ['<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>', '- a\n  - b\n- c'],
])('%j', (article, markdown) => {
  const [, , ...body] = toMarkdown(page(`<h1>T</h1>${article}`), chinese).split('\n\n');
  expect(body.join('\n\n').trim()).toBe(markdown);
});

test('an output explorer becomes its first build with a link to a file of all', () => {
  const build = (format: string) =>
    `<details><summary>${format}</summary><figure><figcaption>a.js</figcaption><pre>${format}</pre></figure></details>`;
  const { recordings, ...source } = page(
    `<h1>T</h1><section data-output-explorer="e"><figure><pre>live</pre></figure><noscript>${build('esm')}${build('cjs')}</noscript></section>`,
  );
  const fence = (format: string) => `\`\`\`text title="a.js"\n${format}\n\`\`\`\n`;
  const file = 'https://rslib.rs/zh/output-explorer/e.md';
  expect(toMarkdown({ ...source, recordings }, chinese)).toContain(
    `\n\n**esm**\n\n${fence('esm')}\n[全部 2 种组合](${file})\n`,
  );
  expect(recordingsToMarkdown('e', recordings.get('e')!, chinese)).toBe(
    `# 示例 e 的全部构建结果\n\n来源：<${file}>\n\n` +
      `## esm\n\n${fence('esm')}\n## cjs\n\n${fence('cjs')}`,
  );
});
