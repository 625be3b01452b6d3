import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { buildOverview } from '../buildOverview';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'overview-'));
const fileOf = (source: string) => path.join(dir, source);

function doc(id: string, markdown: string, frontMatter = {}) {
  fs.writeFileSync(fileOf(`${id}.mdx`), markdown);
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
    doc('format', '## Two {/* #two */}\n### Three {/* #three */}\n### Without id'),
    doc('loose', ''),
  ],
  sidebars: {
    config: [
      { type: 'doc', id: 'overview' },
      {
        type: 'category',
        label: 'Lib',
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

test('pages are listed by group, the one behind its label first, with headings of their own depths or else the overview’s', () => {
  expect(buildOverview(version, 'config', fileOf)).toEqual([
    {
      title: 'Lib',
      permalink: '/index',
      items: [
        { title: 'index', permalink: '/index', headings: [{ id: 'wasm', text: 'wasm' }] },
        { title: 'dts', permalink: '/dts', headings: [{ id: 'dts-bundle', text: 'dts.bundle' }] },
        { title: 'format', permalink: '/format', headings: [{ id: 'three', text: 'Three' }] },
      ],
    },
    { title: '', items: [{ title: 'loose', permalink: '/loose', headings: [] }] },
  ]);
});

test('an unknown sidebar stops the build', () => {
  expect(() => buildOverview(version, 'nope', fileOf)).toThrow('no sidebar "nope"');
});
