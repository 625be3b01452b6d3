import path from 'node:path';
import { addFiles, tempFolder } from '../../../testing/tempFolder';
import { buildTroubleshooting } from '../buildTroubleshooting';
import type { Version } from '../listPages';

const dir = tempFolder();
const fileOf = (source: string) => path.join(dir, source);

/** Lists the entries that one page contributes. */
function entriesOf(markdown: string): string[] {
  addFiles(dir, { 'page.mdx': markdown });
  const version = {
    docs: [{ id: 'page', title: 'Page', permalink: '/page', source: 'page.mdx', frontMatter: {} }],
    sidebars: {
      guide: [{ type: 'category', label: 'Basic', items: [{ type: 'doc', id: 'page' }] }],
    },
  } as unknown as Version;
  return buildTroubleshooting(version, fileOf).flatMap(({ title, items }) =>
    items.flatMap(({ permalink, headings }) =>
      headings.map(({ id, text }) => `${title}: ${text} ${permalink}#${id}`),
    ),
  );
}

test.each(['troubleshooting', 'pitfalls', 'errors'])('headings below "%s" are listed', (id) => {
  const page = `## First {/* #first */}
### Recipe {/* #recipe */}
## 常见问题 {/* #${id} */}
### 没有 CSS {/* #no-css */}
#### \`Deeper\` {/* #deeper */}
## See also {/* #next */}
### Page {/* #page */}`;
  expect(entriesOf(page)).toEqual(['Basic: 没有 CSS /page#no-css', 'Basic: Deeper /page#deeper']);
});

test.each<[string, boolean]>([
  ['## `React is not defined` in a story', true],
  ['## `TS2307` for images', true],
  ['### ERR_REQUIRE_ESM', true],
  ['### Peer dependencies: ERESOLVE', true],
  ['## `dts.bundle`', false],
  ['## Run `rslib build`', false],
  ['## TypeScript and what is not defined', false],
])('elsewhere, "%s" is listed: %s', (heading, isListed) => {
  expect(entriesOf(`${heading} {/* #id */}`)).toHaveLength(isListed ? 1 : 0);
});

test('all sidebars contribute; pages and groups without an entry are left out', () => {
  addFiles(dir, {
    'errors.mdx': '## `a b c` {/* #abc */}',
    'empty.mdx': '## Recipe {/* #recipe */}',
  });
  const doc = (id: string) => ({ id, title: id, permalink: `/${id}`, source: `${id}.mdx` });
  const entry = (id: string) => ({ type: 'doc', id });
  const group = { type: 'category', items: [entry('empty')] };
  const version = {
    docs: [doc('errors'), doc('empty')],
    sidebars: {
      guide: [
        { ...group, label: 'Solution', key: 'guide/solution', link: entry('errors') },
        { ...group, label: 'Empty' },
      ],
      config: [entry('errors')],
    },
  } as unknown as Version;
  const item = {
    title: 'errors',
    permalink: '/errors',
    depths: [2, 3, 4],
    headings: [{ id: 'abc', text: 'a b c', depth: 2 }],
  };
  expect(buildTroubleshooting(version, fileOf)).toEqual([
    { id: 'guide-solution', title: 'Solution', permalink: '/errors', items: [item] },
    { id: 'others', title: '', items: [item] },
  ]);
});
