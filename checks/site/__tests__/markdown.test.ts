import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChecks } from '../../base/check';
import { compareFacts } from '../markdown/facts';
import { checkList } from '../markdown/llmsLists';
import { markdown as markdownRule } from '../markdown/markdown';
import { readHtml } from '../markdown/readHtml';
import { findNoise, readMarkdown } from '../markdown/readMarkdown';
import { origin } from '../site';
import { siteOf } from './testSite';

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

describe('the Markdown of a page', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-'));
  const file = path.join(root, 'build/zh/guide/a.md');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  afterAll(() => fs.rmSync(root, { recursive: true }));

  test.each<[name: string, text: string | undefined, said: string | undefined]>([
    ['is in order', '# A\n', undefined],
    ['is missing', undefined, 'the page has no Markdown form'],
    ['has another title', '# B\n', 'Markdown: headings, number 1: the page has "# A"'],
    ['holds HTML', '# A\n\n<br>', 'Markdown: HTML is left: <br>'],
  ])('%s', async (_, text, said) => {
    fs.rmSync(file, { force: true });
    if (text !== undefined) fs.writeFileSync(file, text);
    const site = siteOf({ '/zh/guide/a': '<main><h1>A</h1></main>' }, path.join(root, 'build'));
    const issues = await runChecks([markdownRule], site);
    expect(issues.map(({ file, message }) => `${file}  ${message}`)).toEqual(
      said === undefined ? [] : [expect.stringContaining(`build/zh/guide/a.html  ${said}`)],
    );
  });
});

describe('the list of a language', () => {
  const pages = siteOf({}).expected.filter(({ locale }) => locale === 'zh');
  const links = ['blog/index', 'guide/start/index', 'guide/a', 'config/index', 'blog/post'].map(
    (page) => `[${page}](${origin}/zh/${page}.md)`,
  );

  test.each([
    ['is complete', links, []],
    ['misses a page', links.slice(1), [`${origin}/zh/blog/index.md is missing`]],
    [
      'names a page that is not there',
      [...links, `[C](${origin}/zh/c.md)`],
      [`${origin}/zh/c.md does not exist`],
    ],
    ['names a page twice', [...links, ...links.slice(0, 1)], ['a page is listed twice']],
  ])('%s', (_, listed, said) => {
    expect(checkList(`# Rslib\n\n${listed.join('\n')}`, pages)).toEqual(said);
  });
});
