import { groupPages, sidebarOrder } from '../groupPages';
import { buildLlms, buildLlmsFull } from '../llms';
import type { MarkdownPage } from '../toMarkdown';

const site = 'https://rslib.rs';

function page(route: string, section: string, description = `About ${route}.`): MarkdownPage {
  const title = route;
  return { url: site + route, title, description, section, markdown: `# ${title}\n` };
}

const version = {
  docs: ['start', 'a', 'b', 'lib', 'c'].map((id) => ({ id, permalink: `/${id}` })),
  sidebars: {
    guide: [
      { type: 'doc', id: 'start' },
      {
        type: 'category',
        label: 'A',
        items: [
          { type: 'doc', id: 'b' },
          { type: 'ref', id: 'a' },
        ],
      },
    ],
    config: [
      { type: 'html', value: '<hr>' },
      {
        type: 'category',
        label: 'Lib',
        link: { type: 'doc', id: 'lib' },
        items: [{ type: 'doc', id: 'c' }],
      },
    ],
  },
} as unknown as Parameters<typeof sidebarOrder>[0];

const order = sidebarOrder(version);

test('the order is that of the sidebars, the page of a group before its items', () => {
  expect(order).toEqual(['/start', '/b', '/a', '/lib', '/c']);
});

const pages = [
  page('/blog/', 'Blog'),
  page('/c', 'Lib'),
  page('/a', 'A'),
  page('/b', 'A'),
  page('/lib', 'Lib', ''),
];

test('pages are grouped by section, the blog last', () => {
  expect(
    groupPages(pages, order).map(({ title, pages: members }) => [
      title,
      ...members.map(({ url }) => url.slice(site.length)),
    ]),
  ).toEqual([
    ['A', '/b', '/a'],
    ['Lib', '/lib', '/c'],
    ['Blog', '/blog/'],
  ]);
});

const facts = {
  locale: 'zh',
  title: 'Rslib',
  home: page('/zh/', 'Rslib', '一个工具。'),
  groups: groupPages([...pages, page('/x[y]', 'A')], order),
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

test('llms-full.txt holds all pages with their addresses, the home page first', () => {
  const parts = buildLlmsFull(facts).split('---\n\n').slice(1);
  expect(parts[0]).toBe('来源: https://rslib.rs/zh/\n\n# /zh/\n\n');
  expect(parts.map((part) => /来源: (\S+)/.exec(part)?.[1]?.slice(site.length))).toEqual([
    '/zh/',
    '/b',
    '/a',
    '/x[y]',
    '/lib',
    '/c',
    '/blog/',
  ]);
});
