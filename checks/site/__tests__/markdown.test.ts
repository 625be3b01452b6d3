import fs from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { tempFolder } from '../../../src/testing/tempFolder';
import { readArticle } from '../../../src/emit/article';
import { runChecks } from '../../base/check';
import { compareFacts } from '../markdown/facts';
import { checkList } from '../markdown/llmsLists';
import { markdown as markdownRule } from '../markdown/markdown';
import { markdownAnchors } from '../markdown/markdownAnchors';
import { pageFacts, recordingFacts } from '../markdown/pageFacts';
import { findNoise, readMarkdown } from '../markdown/readMarkdown';
import { origin } from '../site';
import { siteOf } from './testSite';

const url = 'https://rslib.rs/a/b';

const html = `<main><article><h1>T</h1><div data-page-tools><a href="https://claude.ai/new">x</a></div>
  <h2 id="a"><code>a</code> b<a class="hash-link" href="#a">\u200B</a></h2><p><a href="/c#d">c</a> <a href="#e">e</a></p>
  <figure><figcaption>f.ts<span> code</span></figcaption><pre><code class="x language-ts">let <span>a</span>;\n\n b\n</code></pre></figure>
  <section data-output-explorer="x"><pre>live</pre><noscript>
    <details><summary>A</summary><pre>first</pre></details><details><summary>B</summary><pre>second</pre></details>
  </noscript></section>
  <nav><a href="/next">x</a></nav></article></main>`;

const home = 'https://rslib.rs/';
const all = `${home}output-explorer/x.md`;

const markdown = `# T

Source: <${url}>

## \`a\` b {#a}

[c](https://rslib.rs/c#d) [e](${url}#e)

\`\`\`ts title="f.ts"
let a;

 b

\`\`\`

**A**

\`\`\`
first
\`\`\`

[All 2 combinations](${all})
`;

const facts = {
  headings: ['# T', '## a b {#a}'],
  code: ['ts\nlet a;\n\n b\n', '\nfirst'],
  links: [url, 'https://rslib.rs/c#d', `${url}#e`, all],
};

test('facts of a page', () => {
  const content = readArticle(fromHtml(html), url);
  expect(pageFacts(content, url, home)).toEqual(facts);
  expect(recordingFacts('x', content.recordings.get('x') ?? [], home)).toEqual({
    headings: ['## A', '## B'],
    code: ['\nfirst', '\nsecond'],
    links: [all],
  });
});

test('facts of its Markdown', () => expect(readMarkdown(markdown)).toEqual(facts));

test.each([
  ['a heading of another level', { headings: ['# T', '### a b {#a}'] }, 'headings, number 2'],
  ['a heading without its id', { headings: ['# T', '## a b'] }, 'headings, number 2'],
  ['code without its indentation', { code: ['ts\nlet a;\n\nb\n', '\nfirst'] }, 'code, number 1'],
  ['code without its language', { code: ['\nlet a;\n\n b\n', '\nfirst'] }, 'code, number 1'],
  ['a missing link', { links: facts.links.slice(0, 2) }, 'links, number 3'],
  ['an extra link', { links: [...facts.links, 'x'] }, 'the page has nothing'],
])('%s is reported', (_, change, problem) => {
  expect(compareFacts(facts, { ...facts, ...change })).toEqual([expect.stringContaining(problem)]);
});

test('equal facts have no differences', () => expect(compareFacts(facts, facts)).toEqual([]));

test.each([
  ['# T\n\na <b>c</b>', ['HTML is left: <b>', 'HTML is left: </b>']],
  ['<div>x</div>', ['it does not start with a title', 'HTML is left: <div>x</div>']],
  ['# T\n\n> [!NOTE]\n> **a**', []],
])('noise of %j', (text, problems) => expect(findNoise(text)).toEqual(problems));

describe('the Markdown of a page', () => {
  const root = tempFolder();
  const dir = path.join(root, 'build');
  const page = '/zh/guide/a';
  const builds = '/zh/output-explorer/x.md';
  const good: Record<string, string> = {
    [`${page}.md`]: `# A\n\n<${origin}${page}>\n\n## I {#i}\n\n[i](${origin}${page}#i)\n\n[x](${origin}${builds})\n`,
    [builds]: `# All\n\n<${origin}${builds}>\n\n## S\n`,
  };
  const site = siteOf(
    {
      [page]: `<main><h1>A</h1><h2 id="i">I</h2><a href="#i">i</a><section data-output-explorer="x">
        <noscript><details><summary>S</summary></details></noscript></section></main>`,
    },
    dir,
  );

  beforeEach(() => {
    for (const [name, text] of Object.entries(good)) {
      fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      fs.writeFileSync(path.join(dir, name), text);
    }
  });

  test('has no issues', async () => {
    expect(await runChecks({ markdownRule, markdownAnchors }, site)).toEqual([]);
  });

  test.each<[name: string, file: string, from: string, to: string, said: string]>([
    ['has another title', `${page}.md`, '# A', '# B', 'Markdown: headings, number 1: the page has'],
    ['holds HTML', `${page}.md`, '[i]', '<br>[i]', 'Markdown: HTML is left: <br>'],
    [
      'lacks the link to all builds',
      `${page}.md`,
      `[x](${origin}${builds})`,
      'x',
      'Markdown: links, number 3',
    ],
    ['has builds without a name', builds, '## S', 'S', `${builds}: headings, number 1`],
  ])('%s', async (_, file, from, to, said) => {
    expect(good[file]).toContain(from);
    fs.writeFileSync(path.join(dir, file), (good[file] ?? '').replace(from, to));
    const issues = await runChecks({ markdownRule }, site);
    expect(issues.map((issue) => `${issue.file}  ${issue.message}`)).toEqual([
      expect.stringContaining(`build/zh/guide/a.html  ${said}`),
    ]);
  });

  test.each([
    [`${page}.md`, 'the page has no Markdown form'],
    [builds, `${builds} is missing`],
  ])('misses %s', async (file, said) => {
    fs.rmSync(path.join(dir, file));
    const issues = await runChecks({ markdownRule }, site);
    expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining(said)]);
  });

  test('links to a heading whose id it does not show', async () => {
    const text = (good[`${page}.md`] ?? '').replace(' {#i}', '');
    fs.writeFileSync(path.join(dir, `${page}.md`), text);
    expect(await runChecks({ markdownAnchors }, site)).toMatchObject([
      { message: `Markdown: no heading of the Markdown of ${origin}${page}#i has this id` },
    ]);
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
      'lists a page that does not exist',
      [...links, `[C](${origin}/zh/c.md)`],
      [`${origin}/zh/c.md does not exist`],
    ],
    ['lists a page twice', [...links, ...links.slice(0, 1)], ['a page is listed twice']],
  ])('%s', (_, listed, said) => {
    expect(checkList(`# Rslib\n\n${listed.join('\n')}`, pages)).toEqual(said);
  });
});
