import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { tempFolder } from '../../../../testing/tempFolder';
import outputExplorer from '../../outputExplorer';
import { findExplorers, readExplorer } from '../readExplorer';

let siteDir: string;
let examplesDir: string;

beforeAll(() => {
  const fails = [{ command: 'rslib build', log: 'build.log', fails: ['no'] }];
  const variants = {
    esm: { switches: { format: 'esm' } },
    umd: { switches: { format: 'umd' }, steps: fails },
    plain: {},
  };
  siteDir = tempFolder({
    'examples/explorer/example.json': JSON.stringify({ base: false, variants }),
    'examples/explorer/rslib.config.ts': 'export default 1;\n',
    'examples/explorer/variants/esm/dist/utils/a.js': 'let a;\n',
    'examples/explorer/variants/esm/dist/index.js': 'let b;\n',
    'examples/explorer/variants/esm/dist/logo.png': Buffer.from([0x89]),
    'examples/explorer/variants/esm/dist/index.js.map': '{}',
    'examples/explorer/variants/umd/rslib.config.ts': 'export default 2;\n',
    'examples/explorer/variants/umd/build.log': 'error: no\n',
    'examples/stale/example.json': '{"variants":{"a":{"switches":{"f":"x"}}}}',
    'examples/stale/rslib.config.ts': '',
    'examples/plain/example.json': '{}',
  });
  examplesDir = path.join(siteDir, 'examples');
});

describe('readExplorer', () => {
  it('reads config, tree, files and failures of the variants with switches', () => {
    const { switches, variants } = readExplorer(examplesDir, 'explorer');
    expect(switches).toEqual([{ name: 'format', values: ['esm', 'umd'] }]);
    expect(variants).toMatchObject([
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
    expect(variants[0].failure).toBeUndefined();
    expect(variants[1]?.config.html).toContain('>2<');
  });

  it('names the fix when something is missing', () => {
    expect(() => readExplorer(examplesDir, 'gone')).toThrow('Correct example="gone"');
    expect(() => readExplorer(examplesDir, 'plain')).toThrow('has no variant with "switches"');
    expect(() => readExplorer(examplesDir, 'stale')).toThrow('Run "npm run examples -- stale"');
  });

  it.each([
    ['lacks a switch', { format: 'cjs' }],
    ['has the switches of another', { format: 'esm', dts: 'off' }],
  ])('throws if a variant %s', (_, switches) => {
    const variants = { a: { switches: { format: 'esm', dts: 'off' } }, b: { switches } };
    const folder = tempFolder({ 'wrong/example.json': JSON.stringify({ variants }) });
    expect(() => readExplorer(folder, 'wrong')).toThrow(
      'the variant "b" in examples/wrong/example.json lacks a switch, or another has the same',
    );
  });

  it('finds the examples that have switches', () => {
    expect(findExplorers(examplesDir)).toEqual(['explorer', 'stale']);
  });
});

describe('the remark transform', () => {
  function run(example: string): MdxJsxFlowElement {
    const node: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'OutputExplorer',
      attributes: [{ type: 'mdxJsxAttribute', name: 'example', value: example }],
      children: [],
      position: { start: { line: 4, column: 1 }, end: { line: 4, column: 2 } },
    };
    const file = new VFile({ cwd: siteDir, path: path.join(siteDir, 'docs/a.mdx') });
    outputExplorer()({ type: 'root', children: [node] }, file);
    return node;
  }

  it('passes the first build, and an import for the others', () => {
    const { attributes } = run('explorer');
    expect(attributes.map((each) => 'name' in each && each.name)).toEqual([
      'example',
      'summary',
      'load',
    ]);
    expect(attributes[1]?.value).toMatchObject({
      value: expect.stringContaining('"combinations":{"esm":{"format":"esm"}') as string,
    });
    expect(attributes[2]?.value).toMatchObject({
      value: "() => import('@output-explorer/data/explorer.json')",
    });
  });

  it.each(['gone', ''])('stops the build at example="%s"', (example) => {
    expect(() => run(example)).toThrow(/^docs\/a\.mdx:4  /);
  });
});
