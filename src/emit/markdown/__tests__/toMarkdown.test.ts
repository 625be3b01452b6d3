import { readPage } from '../../readPages';
import type { MarkdownOptions } from '../handlers';
import { recordingsToMarkdown, toMarkdown } from '../toMarkdown';

const url = 'https://rslib.rs/zh/config/lib/dts';

const english: MarkdownOptions = {
  locale: 'en',
  home: 'https://rslib.rs/',
  translations: { 'theme.admonition.note': 'Note' },
};
const chinese: MarkdownOptions = {
  locale: 'zh',
  home: 'https://rslib.rs/zh/',
  translations: { 'theme.admonition.note': '备注' },
};

function page(article: string, description = ''): string {
  return `<!doctype html><html><head><title>T | Rslib</title>
    <meta name="description" content="${description}"></head><body>
    <nav><a href="/">Home</a></nav><main><div class="bar"><button>Menu</button></div>
    <article>${article}</article><nav><a href="/next">Next Page</a></nav></main></body></html>`;
}

function markdownOf(html: string, options = english): string {
  return toMarkdown(readPage(html, url), options);
}

/** Markdown of an article below its title and URL. */
function bodyOf(article: string, options = english): string {
  const markdown = markdownOf(page(`<h1>T</h1>${article}`), options);
  const [, head, body = ''] = /^(# T\n\n.*<.*>\n)([^]*)$/.exec(markdown) ?? [];
  expect(head).toContain(url);
  return body.trim();
}

const tools = `<div data-page-tools=""><button>Copy Markdown</button>
  <a href="https://claude.ai/new">Open in Claude</a></div>`;

describe('title, description and URL', () => {
  test.each([
    [english, `# lib.dts\n\n> About \\<T>.\n\nSource: <${url}>\n\nFirst.\n`],
    [chinese, `# lib.dts\n\n> About \\<T>.\n\n来源：<${url}>\n\nFirst.\n`],
  ])('come first, without the tools of the page: $locale', (options, markdown) => {
    const html = page(`<header><h1>lib.dts</h1>${tools}</header><p>First.</p>`, 'About &lt;T&gt;.');
    expect(markdownOf(html, options)).toBe(markdown);
  });

  test('the description of a page that shows it is not repeated', () => {
    const html = page('<h1>Blog</h1><p>All\n posts.</p>', 'All posts.');
    expect(markdownOf(html)).toBe(`# Blog\n\nSource: <${url}>\n\nAll posts.\n`);
  });

  test('the title is the heading of a page without one', () => {
    expect(markdownOf(page('<p>x</p>'))).toBe(`# T\n\nSource: <${url}>\n\nx\n`);
  });
});

test.each([
  [
    'title and language of code',
    `<figure class="theme-code-block"><figcaption>a "b".ts<span class="h"> TypeScript code</span></figcaption>
      <div><pre tabindex=0><code class=language-ts><span class="token">  let</span> a = '&lt;b>';\n\n\tc()\n</code></pre>
      <button>Copy</button><span role=status>Copied</span></div></figure>`,
    "```ts title=\"a 'b'.ts\"\n  let a = '<b>';\n\n\tc()\n```",
  ],
  [
    'a title without language',
    '<figure><figcaption>x</figcaption><pre>a</pre></figure>',
    '```text title="x"\na\n```',
  ],
  ['another figure', '<figure><figcaption>x</figcaption><p>y</p></figure>', 'x\n\ny'],
  ['a link without a URL', '<p><a>g</a></p>', 'g'],
  [
    'images; decoration goes',
    '<p>a<img src="/a.png" alt=""><img src="/b.png" alt="B"><svg><title>x</title></svg><span aria-hidden="true">x</span></p>',
    'a![B](https://rslib.rs/b.png)',
  ],
  [
    'an image within the page as what it shows',
    '<p><img src="data:image/png;base64,AAAA" alt="Two files"></p>',
    '*Two files*',
  ],
  [
    'headings with their ids, without their link',
    '<h2 id="a_b-c"><code>a</code> of b <a class="hash-link" href="#a">\u200B</a></h2>',
    '## `a` of b {#a_b-c}',
  ],
  [
    'a table, with bars in code',
    '<div><table><thead><tr><td></td><th scope=col>B<tbody><tr><td><code>a|b</code><td>c</table></div>',
    '| | B |\n| - | - |\n| `a\\|b` | c |',
  ],
  [
    'every tab below its label',
    `<div class="theme-tabs-container"><div role=tablist><button role=tab id=t1>npm</button><button role=tab id=t2>Yarn</button></div>
      <div role=tabpanel aria-labelledby=t1><pre>npm i</pre></div><div role=tabpanel aria-labelledby=t2 hidden><p>b</p></div></div>`,
    '**npm**\n\n```\nnpm i\n```\n\n**Yarn**\n\nb',
  ],
  [
    'an admonition',
    `<div class="theme-admonition theme-admonition-danger alert"><div><span><svg></svg></span>Mind <code>a</code></div>
      <div><p>b</p><ul><li>c</ul></div></div>`,
    '> [!CAUTION]\n> **Mind `a`**\n>\n> b\n>\n> - c',
  ],
  [
    'an admonition without a title, whose heading says its kind',
    '<div class="theme-admonition theme-admonition-note"><div>Note</div><div><p>b</p></div></div>',
    '> [!NOTE]\n>\n> b',
  ],
  [
    'facts of an option',
    '<dl><dt>Type<dd><code>a | b</code><dt>Default<dd><ul><li>esm<!-- -->: <code>1</code><li>cjs</ul></dd><div><dt>Since<dd>0.1.0</div></dl>',
    '- **Type**: `a | b`\n- **Default**:\n  - esm: `1`\n  - cjs\n- **Since**: 0.1.0',
  ],
  [
    'a type in several lines, whose unions begin with a bar',
    '<dl><dt>Type<dd><code>| false\n| {\n    a:\n      | true\n      | { b: 1 };\n  }</code></dl>',
    '- **Type**: `false | { a: true | { b: 1 }; }`',
  ],
  [
    'cards',
    '<ul><li><a href="/a"><img src="/x.svg" alt=""><span><strong>A</strong><span>text</span></span></a></ul>',
    '- [**A** text](https://rslib.rs/a)',
  ],
  ['emphasis beside Han characters', '<p>数组会<em>取代</em>默认值</p>', '数组会*取代*默认值'],
  [
    'nested lists',
    '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ul>',
    '- a\n  - b\n- c',
  ],
])('%s', (_, article, markdown) => {
  expect(bodyOf(article)).toBe(markdown);
});

test('facts and admonitions in Chinese', () => {
  const note =
    '<div class="theme-admonition theme-admonition-note"><div>备注</div><div><p>b</p></div></div>';
  expect(bodyOf(`<dl><dt>类型<dd><code>a</code></dl>${note}`, chinese)).toBe(
    '- **类型**：`a`\n\n> [!NOTE]\n>\n> b',
  );
});

describe('an output explorer', () => {
  const build = (format: string) =>
    `<details><summary>Format: ${format}</summary><figure><figcaption>a.js</figcaption><pre><code class=language-js>${format} &lt; b</code></pre></figure></details>`;
  const article = `<section data-output-explorer="explorer"><fieldset><legend>Format</legend><label>ESM</label></fieldset><p role=status>x</p><figure><pre>live</pre></figure>
    <noscript>${build('esm')}${build('cjs')}</noscript></section>`;
  const fence = (format: string) => `\`\`\`js title="a.js"\n${format} < b\n\`\`\``;

  test('becomes its first build with a link to all', () => {
    const link = '[全部 2 种组合](https://rslib.rs/zh/output-explorer/explorer.md)';
    expect(bodyOf(article, chinese)).toBe(`**Format: esm**\n\n${fence('esm')}\n\n${link}`);
  });

  test('has a file of all builds', () => {
    const { recordings } = readPage(page(`<h1>T</h1>${article}`), url);
    expect(recordingsToMarkdown('explorer', recordings.get('explorer')!, chinese)).toBe(
      `# 示例 explorer 的全部构建结果\n\n来源：<https://rslib.rs/zh/output-explorer/explorer.md>\n\n` +
        `## Format: esm\n\n${fence('esm')}\n\n## Format: cjs\n\n${fence('cjs')}\n`,
    );
  });
});
