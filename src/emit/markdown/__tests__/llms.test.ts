import { buildLlms, buildLlmsFull, groupPages, type MarkdownPage } from '../llms';

const site = 'https://rslib.rs';

function page(route: string, section: string, description = `About ${route}.`): MarkdownPage {
  const title = route;
  return { route, url: site + route, title, description, section, markdown: `# ${title}\n` };
}

const sidebar = [
  { routes: ['/start'] },
  { group: 'A', routes: ['/b', '/a'] },
  { group: 'Lib', routes: ['/lib', '/c'] },
];

const pages = [
  page('/blog/', 'Blog'),
  page('/c', 'Lib'),
  page('/a', 'A'),
  page('/b', 'A'),
  page('/lib', 'Lib', ''),
];

const facts = {
  locale: 'zh',
  title: 'Rslib',
  home: page('/zh/', 'Rslib', '一个工具。'),
  groups: groupPages([...pages, page('/x[y]', 'A')], sidebar),
  others: [{ label: 'English', url: `${site}/llms.txt` }],
} as const;

test('llms.txt has the form of llmstxt.org', () => {
  expect(buildLlms(facts)).toBe(`# Rslib

> 一个工具。

- [全部页面合为一个文件](https://rslib.rs/zh/llms-full.txt)
- [English](https://rslib.rs/llms.txt)

## A

- [/b](https://rslib.rs/b.md): About /b.
- [/a](https://rslib.rs/a.md): About /a.
- [/x\\[y\\]](https://rslib.rs/x[y].md): About /x[y].

## Lib

- [/lib](https://rslib.rs/lib.md)
- [/c](https://rslib.rs/c.md): About /c.

## Blog

- [/blog/](https://rslib.rs/blog/index.md): About /blog/.
`);
});

test('llms-full.txt holds all pages, the home page first', () => {
  const routes = ['/zh/', '/b', '/a', '/x[y]', '/lib', '/c', '/blog/'];
  expect(buildLlmsFull(facts)).toBe(routes.map((route) => `---\n\n# ${route}\n`).join('\n'));
});
