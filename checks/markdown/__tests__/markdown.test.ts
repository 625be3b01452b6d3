import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkSite } from '../checkSite';
import { compareFacts } from '../facts';
import { readHtml } from '../readHtml';
import { findNoise, readMarkdown } from '../readMarkdown';

const url = 'https://rslib.rs/a/b';

const html = `<main><article><h1>T</h1><div data-page-tools><a href="https://claude.ai/new">x</a></div>
  <h2 id="a"><code>a</code> b<a class="hash-link" href="#a">\u200B</a></h2><p><a href="/c#d">c</a> <a href="#e">e</a></p>
  <figure><figcaption>f.ts<span> code</span></figcaption><pre><code class="x language-ts">let <span>a</span>;\n\n b\n</code></pre></figure>
  <section><pre>shown</pre><noscript><details><pre>all</pre></details></noscript></section>
  <nav><a href="/next">x</a></nav></article></main>`;

const markdown = `# T

## \`a\` b

[c](https://rslib.rs/c#d) [e](${url}#e)

\`\`\`ts title="f.ts"
let a;

 b

\`\`\`

\`\`\`
all
\`\`\`
`;

const facts = {
  headings: ['# T', '## a b'],
  code: ['ts\nlet a;\n\n b\n', '\nall'],
  links: ['https://rslib.rs/c#d', `${url}#e`],
};

test('facts of a page', () => expect(readHtml(html, url)).toEqual(facts));

test('facts of its Markdown', () => expect(readMarkdown(markdown)).toEqual(facts));

test.each([
  ['a heading of another level', { headings: ['# T', '### a b'] }, 'headings, number 2'],
  ['code without its indent', { code: ['ts\nlet a;\n\nb\n', '\nall'] }, 'code, number 1'],
  ['code without its language', { code: ['\nlet a;\n\n b\n', '\nall'] }, 'code, number 1'],
  ['a lost link', { links: facts.links.slice(0, 1) }, 'links, number 2'],
  ['a link too many', { links: [...facts.links, 'x'] }, 'the page has nothing'],
])('%s is told', (_, change, problem) => {
  expect(compareFacts(facts, { ...facts, ...change })).toEqual([expect.stringContaining(problem)]);
});

test('equal facts are no problem', () => expect(compareFacts(facts, facts)).toEqual([]));

test.each([
  ['# T\n\na <b>c</b>', ['HTML is left: <b>', 'HTML is left: </b>']],
  ['<div>x</div>', ['it does not start with a title', 'HTML is left: <div>x</div>']],
  ['# T\n\n> [!NOTE]\n> **a**', []],
])('noise of %j', (text, problems) => expect(findNoise(text)).toEqual(problems));

describe('a built site', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  };
  const page = (route: string, title: string) =>
    `<link rel="canonical" href="https://rslib.rs${route}"><main><h1>${title}</h1></main>`;
  const check = () => checkSite(dir, ['/', '/zh/']);

  beforeEach(() => {
    for (const [prefix, route] of [
      ['', '/'],
      ['zh/', '/zh/'],
    ] as const) {
      write(`${prefix}404.html`, '<h1>404</h1>');
      write(`${prefix}index.html`, page(route, 'Home'));
      write(`${prefix}index.md`, '# Home\n');
      write(`${prefix}a/b.html`, page(`${route}a/b`, 'B'));
      write(`${prefix}a/b.md`, '# B\n');
      write(`${prefix}llms.txt`, `# Rslib\n\n- [B](https://rslib.rs${route}a/b.md)\n`);
    }
  });
  afterAll(() => fs.rmSync(dir, { recursive: true }));

  test('in order', () => expect(check()).toEqual({ pages: 4, problems: [] }));

  test.each([
    ['a page without Markdown', 'zh/a/b.md', null, 'zh/a/b.html: the page has no Markdown form'],
    ['another title', 'a/b.md', '# C\n', 'a/b.html: headings, number 1'],
    ['a page that is not listed', 'zh/llms.txt', '', '/zh/llms.txt: zh/a/b.md is missing'],
    [
      'a list of what is not there',
      'llms.txt',
      '[B](https://rslib.rs/a/b.md) [C](https://rslib.rs/c.md)',
      '/llms.txt: c.md does not exist',
    ],
    [
      'a page listed twice',
      'llms.txt',
      '[B](https://rslib.rs/a/b.md) [B](https://rslib.rs/a/b.md)',
      '/llms.txt: a page is listed twice',
    ],
  ])('%s', (_, file, text, problem) => {
    if (text === null) fs.rmSync(path.join(dir, file));
    else write(file, text);
    expect(check().problems).toEqual([expect.stringContaining(problem)]);
  });
});
