import path from 'node:path';
import { tempFolder } from '../../../../testing/tempFolder';
import { transformed } from '../../../../testing/transformed';
import outputExplorer from '../../outputExplorer';
import { readExplorer } from '../readExplorer';

const variants = (all: object) => JSON.stringify({ base: false, variants: all });
const switches = { format: 'esm', dts: 'off' };

const siteDir = tempFolder({
  'examples/explorer/example.json': variants({
    esm: { switches: { format: 'esm' } },
    umd: {
      switches: { format: 'umd' },
      steps: [{ command: 'rslib build', log: 'build.log', fails: ['no'] }],
    },
    plain: {},
  }),
  'examples/explorer/rslib.config.ts': 'export default 1;\n',
  'examples/explorer/variants/esm/dist/utils/a.js': 'let a;\n',
  'examples/explorer/variants/esm/dist/index.js': 'let b;\n',
  'examples/explorer/variants/esm/dist/logo.png': Buffer.from([0x89]),
  'examples/explorer/variants/esm/dist/index.js.map': '{}',
  'examples/explorer/variants/umd/rslib.config.ts': 'export default 2;\n',
  'examples/explorer/variants/umd/build.log': 'error: no\n',
  'examples/plain/example.json': '{}',
  'examples/stale/example.json': variants({ a: { switches } }),
  'examples/stale/rslib.config.ts': '',
  'examples/lacks/example.json': variants({ a: { switches }, b: { switches: { format: 'cjs' } } }),
  'examples/same/example.json': variants({ a: { switches }, b: { switches } }),
});
const examplesDir = path.join(siteDir, 'examples');

test('config, tree, files and failures of the variants with switches are read', () => {
  const explorer = readExplorer(examplesDir, 'explorer');
  expect(explorer.switches).toEqual([{ name: 'format', values: ['esm', 'umd'] }]);
  expect(explorer.variants).toMatchObject([
    {
      key: 'esm',
      config: { path: 'rslib.config.ts', label: 'TypeScript' },
      tree: [
        '<span class="token comment">dist</span>',
        '<span aria-hidden="true">├── </span><span class="token comment">utils</span>',
        '<span aria-hidden="true">│   └── </span><span class="token output">a.js</span>',
        '<span aria-hidden="true">├── </span><span class="token output">index.js</span>',
        '<span aria-hidden="true">├── </span><span class="token output">index.js.map</span>',
        '<span aria-hidden="true">└── </span><span class="token output">logo.png</span>',
      ].join('\n'),
      files: [{ path: 'dist/index.js' }, { path: 'dist/utils/a.js' }],
    },
    { key: 'umd', tree: '', files: [], failure: 'error: no' },
  ]);
  expect(explorer.initial.failure).toBeUndefined();
  expect(explorer.variants[1]?.config.html).toContain('>2<');
});

test.each([
  ['gone', 'Correct example="gone"'],
  ['plain', 'has no variant with "switches"'],
  ['stale', 'Run "npm run examples -- stale"'],
  ['lacks', 'the variant "b" in examples/lacks/example.json lacks a switch, or another has'],
  ['same', 'the variant "b" in examples/same/example.json lacks a switch, or another has'],
  ['', '<OutputExplorer> has no example'],
])('the example "%s" stops the build', (example, message) => {
  const page = `<OutputExplorer example="${example}" />`;
  expect(() => transformed(outputExplorer(), page, siteDir)).toThrow(`docs/a.mdx:1  `);
  expect(() => transformed(outputExplorer(), page, siteDir)).toThrow(message);
});
