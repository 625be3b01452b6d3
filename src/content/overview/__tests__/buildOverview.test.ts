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
      { type: 'doc', id: 'overview' },
      {
        type: 'category',
        label: 'Lib',
        key: 'config/lib',
        link: { type: 'doc', id: 'index' },
        items: [
          { type: 'doc', id: 'dts' },
          { type: 'doc', id: 'format' },
        ],
      },
      { type: 'doc', id: 'loose' },
    ],
  },
} as unknown as LoadedVersion;

test('pages are listed by group, with headings, and with their own depths or those of the overview', () => {
  expect(buildOverview(version, 'config', fileOf)).toEqual([
    {
      id: 'config-lib',
      title: 'Lib',
      permalink: '/index',
      items: [
        {
          title: 'index',
          permalink: '/index',
          depths: [3],
          headings: [{ id: 'wasm', text: 'wasm', depth: 3 }],
        },
        {
          title: 'dts',
          permalink: '/dts',
          depths: [2],
          headings: [
            { id: 'dts-bundle', text: 'dts.bundle', depth: 2 },
            { id: 'deep', text: 'Deep', depth: 3 },
          ],
        },
        {
          title: 'format',
          permalink: '/format',
          depths: [3],
          headings: [
            { id: 'two', text: 'Two', depth: 2 },
            { id: 'three', text: 'Three', depth: 3 },
          ],
        },
      ],
    },
    {
      id: 'others',
      title: '',
      items: [{ title: 'loose', permalink: '/loose', depths: [3], headings: [] }],
    },
  ]);
});

test('an unknown sidebar stops the build', () => {
  expect(() => buildOverview(version, 'nope', fileOf)).toThrow('no sidebar "nope"');
});
