import path from 'node:path';
import type { OverviewGroup } from '../../../site/overview';
import { addFiles, tempFolder } from '../../../testing/tempFolder';
import { buildOverview } from '../buildOverview';
import { buildShelf } from '../buildShelf';
import { buildTroubleshooting } from '../buildTroubleshooting';
import type { Version } from '../listPages';

const dir = tempFolder();
const fileOf = (source: string) => path.join(dir, source);

const entry = (id: string) => ({ type: 'doc', id });
const group = (label: string, items: string[], link?: string) => ({
  ...{ type: 'category', label, key: `guide/${label}`, items: items.map(entry) },
  ...(link && { link: entry(link) }),
});

/** The content of the docs plugin, with the headings of each page by its id. */
function versionOf(
  sidebars: Record<string, object[]>,
  pages: Record<string, string[]>,
  frontMatter: Record<string, object> = {},
): Version {
  const docs = Object.entries(pages).map(([id, headings]) => {
    const source = `${id}.mdx`;
    addFiles(dir, { [source]: headings.join('\n') });
    const own = frontMatter[id] ?? {};
    return { id, title: id, permalink: `/${id}`, source, sidebar: 'config', frontMatter: own };
  });
  return { docs, sidebars } as unknown as Version;
}

/** Each group, and each of its pages with the depths to show and all headings. */
const linesOf = (groups: OverviewGroup[]) =>
  groups.flatMap(({ id, title, permalink, items }) => [
    `${id} "${title}" ${permalink}`,
    ...items.map((item) => {
      const headings = item.headings.map((each) => `${each.depth} ${each.text} #${each.id}`);
      return `${item.title} ${item.permalink} [${item.depths.join()}]: ${headings.join(', ')}`;
    }),
  ]);

test('the overview lists pages by group, with headings, and with their own depths or its own', () => {
  const version = versionOf(
    { config: [entry('overview'), group('Lib', ['dts', 'format'], 'index'), entry('loose')] },
    {
      overview: ['## No {/* #no */}'],
      index: ['### `wasm` {/* #wasm */}'],
      dts: ['## `dts.bundle` {/* #dts-bundle */}', '### Deep {/* #deep */}'],
      format: [
        ...['---', 'title: Format', '---', '## Two {/* #two */}'],
        ...['### [Three](/three) {/* #three */}', '### Without id'],
        ...['```md', '## Code {/* #code */}', '```'],
      ],
      loose: [],
    },
    { overview: { overview: true, overviewHeaders: [3] }, dts: { overviewHeaders: [2] } },
  );
  expect(linesOf(buildOverview(version, 'config', fileOf))).toEqual([
    'guide-Lib "Lib" /index',
    'index /index [3]: 3 wasm #wasm',
    'dts /dts [2]: 2 dts.bundle #dts-bundle, 3 Deep #deep',
    'format /format [3]: 2 Two #two, 3 Three #three',
    'others "" undefined',
    'loose /loose [3]: ',
  ]);
  expect(() => buildOverview(version, 'nope', fileOf)).toThrow('sidebar "nope"');
});

test('on the shelf each group is a book, and a sidebar that begins with a page is one', () => {
  const version = versionOf(
    {
      guide: [group('Start', ['quick-start']), group('Empty', [])],
      config: [entry('overview'), group('Lib', ['dts'])],
    },
    { 'quick-start': [], overview: [], dts: [] },
  );
  expect(buildShelf(version)).toEqual([
    { title: 'Start', permalink: '/quick-start' },
    { title: 'overview', permalink: '/overview' },
  ]);
});

test('the index of messages has the entries about errors, and headings that quote one', () => {
  const version = versionOf(
    {
      guide: [group('Basic', ['recipes', 'quotes'], 'entries'), group('Empty', ['recipes'])],
      config: [entry('entries')],
    },
    {
      entries: [
        ...['## First {/* #first */}', '### Recipe {/* #recipe */}'],
        ...['## 常见问题 {/* #troubleshooting */}', '### 没有 CSS {/* #no-css */}'],
        ...['#### `Deeper` {/* #deeper */}', '## See also {/* #next */}', '### Page {/* #page */}'],
      ],
      recipes: ['## `dts.bundle` {/* #a */}', '## Run `rslib build` {/* #b */}'],
      quotes: [
        ...['## `React is not defined` in a story {/* #a */}', '## `TS2307` for images {/* #b */}'],
        ...['### ERR_REQUIRE_ESM {/* #c */}', '### Peer dependencies: ERESOLVE {/* #d */}'],
        '## TypeScript and what is not defined {/* #e */}',
      ],
    },
  );
  const entries = 'entries /entries [2,3,4]: 3 没有 CSS #no-css, 4 Deeper #deeper';
  expect(linesOf(buildTroubleshooting(version, fileOf))).toEqual([
    'guide-Basic "Basic" /entries',
    entries,
    'quotes /quotes [2,3,4]: 2 React is not defined in a story #a, 2 TS2307 for images #b, ' +
      '3 ERR_REQUIRE_ESM #c, 3 Peer dependencies: ERESOLVE #d',
    'others "" undefined',
    entries,
  ]);
});
