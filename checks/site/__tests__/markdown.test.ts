import fs from 'node:fs';
import path from 'node:path';
import { addFiles, tempFolder } from '../../../src/testing/tempFolder';
import { runChecks } from '../../base/check';
import { checkList } from '../markdown/llmsLists';
import { markdown as markdownRule } from '../markdown/markdown';
import { markdownAnchors } from '../markdown/markdownAnchors';
import { findNoise } from '../markdown/readMarkdown';
import { origin } from '../site';
import { siteOf } from './testSite';

test.each([
  ['# T\n\na <b>c</b>', ['HTML is left: <b>', 'HTML is left: </b>']],
  ['<div>x</div>', ['it does not start with a title', 'HTML is left: <div>x</div>']],
  ['# T\n\n> [!NOTE]\n> **a**', []],
])('noise of %j', (text, problems) => expect(findNoise(text)).toEqual(problems));

describe('the Markdown of a page', () => {
  const root = tempFolder();
  const dir = path.join(root, 'build');
  const page = '/zh/guide/a';
  const own = `${page}.md`;
  const builds = '/zh/output-explorer/x.md';
  const good: Record<string, string> = {
    [own]: `# A\n\n<${origin}${page}>\n\n## I {#i}\n\n[i](${origin}${page}#i)\n\n\`\`\`ts title="a.ts"\n  let a;\n\`\`\`\n\n[x](${origin}${builds})\n`,
    [builds]: `# All\n\n<${origin}${builds}>\n\n## S\n`,
  };
  const site = siteOf(
    {
      [page]: `<main><h1>A</h1><h2 id="i">I</h2><a href="#i">i</a>
        <pre><code class="language-ts">  let a;</code></pre><section data-output-explorer="x">
        <noscript><details><summary>S</summary></details></noscript></section></main>`,
    },
    dir,
  );

  beforeEach(() => addFiles(dir, good));

  test('has no issues', async () => {
    expect(await runChecks({ markdownRule, markdownAnchors }, site)).toEqual([]);
  });

  test.each<[name: string, file: string, from: string, to: string, said: string]>([
    ['has another title', own, '# A', '# B', '/zh/guide/a.md: headings, number 1: the page has'],
    ['holds HTML', own, '[i]', '<br>[i]', '/zh/guide/a.md: HTML is left: <br>'],
    [
      'lacks the link to all builds',
      own,
      `[x](${origin}${builds})`,
      'x',
      '/zh/guide/a.md: links, number 3',
    ],
    ['has a heading of another level', own, '## I', '### I', '/zh/guide/a.md: headings, number 2'],
    ['has code in no language', own, '```ts', '```', '/zh/guide/a.md: code, number 1'],
    ['has code without its indentation', own, '  let', 'let', '/zh/guide/a.md: code, number 1'],
    ['has one more link', own, '## I', '<https://a.test>\n\n## I', '/zh/guide/a.md: links, number'],
    ['has builds without a name', builds, '## S', 'S', `${builds}: headings, number 1`],
  ])('%s', async (_, file, from, to, said) => {
    expect(good[file]).toContain(from);
    addFiles(dir, { [file]: (good[file] ?? '').replace(from, to) });
    const issues = await runChecks({ markdownRule }, site);
    expect(issues.map((issue) => `${issue.file}  ${issue.message}`)).toEqual([
      expect.stringContaining(`build/zh/guide/a.html  ${said}`),
    ]);
  });

  test.each([own, builds])('misses %s', async (file) => {
    fs.rmSync(path.join(dir, file));
    const issues = await runChecks({ markdownRule }, site);
    expect(issues).toMatchObject([{ message: `${file} is missing` }]);
  });

  test('links to a heading whose id it does not show', async () => {
    const text = (good[own] ?? '').replace(' {#i}', '');
    addFiles(dir, { [own]: text });
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
