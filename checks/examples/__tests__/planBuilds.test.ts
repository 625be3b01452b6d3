import { tempFolder } from '../../../src/testing/tempFolder';
import { formatIssue } from '../../base/issue';
import { planBuilds, selectBuilds, type Plan } from '../planBuilds';

const plan = (files: Record<string, string>): Plan => planBuilds(tempFolder(files));

test('splits an example into sources and committed output, variants overlaid', () => {
  const { builds, issues } = plan({
    'package.json': '{}',
    'demo/package.json': '{}',
    'demo/example.json': '{ "variants": { "cjs": {} } }',
    'demo/src/index.ts': 'base',
    'demo/.env': 'A=1',
    'demo/dist/index.js': '',
    'demo/build.log': '',
    'demo/node_modules/a/index.js': '',
    'demo/variants/cjs/src/index.ts': 'cjs',
    'demo/variants/cjs/dist/index.cjs': '',
  });
  expect(issues).toEqual([]);
  const summary = builds.map(({ id, place, sources, committed }) => [
    id,
    place,
    [...sources.keys()].join(),
    [...committed.keys()].join(),
    sources.get('src/index.ts')?.toString(),
  ]);
  const sources = '.env,package.json,src/index.ts';
  expect(summary).toEqual([
    ['demo', 'examples/demo', sources, 'build.log,dist/index.js', 'base'],
    ['demo/cjs', 'examples/demo/variants/cjs', sources, 'dist/index.cjs', 'cjs'],
  ]);
});

test.each([
  [
    'package.json',
    'variants/esm/a.ts',
    '/example.json  the folder variants/esm is not declared under "variants". Fix: Correct the file',
  ],
  ['src/a.ts', 'src/b.ts', '  the example has no package.json. Fix: Add one'],
])('an example of %s and %s is an issue, and the others are still found', (one, other, said) => {
  const files = { [`demo/${one}`]: '{}', [`demo/${other}`]: '', 'right/package.json': '{}' };
  const { builds, issues } = plan(files);
  expect(builds.map(({ id }) => id)).toEqual(['right']);
  expect(issues.map(formatIssue)).toEqual([expect.stringContaining(`examples/demo${said}`)]);
});

describe('selectBuilds', () => {
  const select = (...names: string[]) => {
    const examples = plan({
      'demo/package.json': '{}',
      'demo/example.json': '{ "base": false, "variants": { "cjs": {}, "esm": {} } }',
      'demo-two/package.json': '{}',
      'unreadable/package.json': '{}',
      'unreadable/example.json': '{',
    });
    return selectBuilds(examples, names).map(({ id }) => id);
  };

  test('takes all, or those that are named and can be read', () => {
    expect(select()).toEqual(['demo/cjs', 'demo/esm', 'demo-two']);
    expect(select('demo', 'unreadable')).toEqual(['demo/cjs', 'demo/esm']);
    expect(select('demo/esm', 'demo-two')).toEqual(['demo/esm', 'demo-two']);
  });

  test('refuses an unknown name with a similar one', () => {
    expect(() => select('demo-twoo')).toThrow(
      'No example is named "demo-twoo". Fix: Did you mean demo-two?',
    );
  });
});
