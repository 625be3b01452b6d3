import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { addFiles, tempFolder } from '../../../testing/tempFolder';
import { buildOverview } from '../buildOverview';

const dir = tempFolder();
const fileOf = (source: string) => path.join(dir, source);

function doc(id: string, markdown: string, frontMatter = {}) {
  addFiles(dir, { [`${id}.mdx`]: markdown });
  return {
    id,
    title: id,
    permalink: `/${id}`,
    source: `${id}.mdx`,
    sidebar: 'config',
    frontMatter,
  };
}

const entry = (id: string) => ({ type: 'doc', id });

const version = {
  docs: [
    doc('overview', '## No {/* #no */}', { overview: true, overviewHeaders: [3] }),
    doc('index', '### `wasm` {/* #wasm */}'),
    doc('dts', '## `dts.bundle` {/* #dts-bundle */}\n### Deep {/* #deep */}', {
      overviewHeaders: [2],
    }),
    doc(
      'format',
      '---\ntitle: Format\n---\n## Two {/* #two */}\n### [Three](/three) {/* #three */}\n### Without id\n```md\n## Code {/* #code */}\n```',
    ),
    doc('loose', ''),
  ],
  sidebars: {
    config: [
      entry('overview'),
      {
        type: 'category',
        label: 'Lib',
        key: 'config/lib',
        link: entry('index'),
        items: [entry('dts'), entry('format')],
      },
      entry('loose'),
    ],
  },
} as unknown as LoadedVersion;

test('pages are listed by group, with headings, and with their own depths or those of the overview', () => {
  const groups = buildOverview(version, 'config', fileOf);
  const lines = groups.flatMap(({ id, title, permalink, items }) => [
    `${id} "${title}" ${permalink}`,
    ...items.map(({ headings, ...item }) => {
      const listed = headings.map(({ id, text, depth }) => `${depth} ${text} #${id}`);
      return `${item.title} ${item.permalink} [${item.depths.join()}]: ${listed.join(', ')}`;
    }),
  ]);
  expect(lines).toEqual([
    'config-lib "Lib" /index',
    'index /index [3]: 3 wasm #wasm',
    'dts /dts [2]: 2 dts.bundle #dts-bundle, 3 Deep #deep',
    'format /format [3]: 2 Two #two, 3 Three #three',
    'others "" undefined',
    'loose /loose [3]: ',
  ]);
});

test('an unknown sidebar stops the build', () => {
  expect(() => buildOverview(version, 'nope', fileOf)).toThrow('no sidebar "nope"');
});
