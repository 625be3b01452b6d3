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

test('the base is left out on demand', () => {
  const { builds } = plan({
    'demo/package.json': '{}',
    'demo/example.json': '{ "base": false, "variants": { "cjs": {} } }',
  });
  expect(builds.map(({ id }) => id)).toEqual(['demo/cjs']);
});

test.each([
  [
    'the folder of an undeclared variant',
    { 'demo/package.json': '{}', 'demo/variants/esm/a.ts': '' },
    'the folder variants/esm is not declared under "variants"',
  ],
  [
    'an invalid manifest',
    { 'demo/package.json': '{}', 'demo/example.json': '{ "sumary": "" }' },
    '"sumary" is not a known key',
  ],
])('%s is an issue, and the other examples are still found', (_name, files, message) => {
  const { builds, issues } = plan({ ...files, 'right/package.json': '{}' });
  expect(builds.map(({ id }) => id)).toEqual(['right']);
  expect(issues.map(formatIssue)).toEqual([
    expect.stringMatching(/^examples\/demo\/example\.json {2}.* Fix: Correct the file/),
  ]);
  expect(issues[0]?.message).toContain(message);
});

test('an example without package.json is an issue', () => {
  const { builds, issues } = plan({ 'demo/src/a.ts': '' });
  expect(builds).toEqual([]);
  expect(issues.map(formatIssue)).toEqual([
    'examples/demo  the example has no package.json. Fix: Add one, as in examples/quick-start/.',
  ]);
});

describe('selectBuilds', () => {
  const examples = () =>
    plan({
      'demo/package.json': '{}',
      'demo/example.json': '{ "variants": { "cjs": {}, "esm": {} } }',
      'demo-two/package.json': '{}',
      'unreadable/package.json': '{}',
      'unreadable/example.json': '{',
    });

  test.each([
    [[], ['demo', 'demo/cjs', 'demo/esm', 'demo-two']],
    [['demo'], ['demo', 'demo/cjs', 'demo/esm']],
    [
      ['demo/esm', 'demo-two'],
      ['demo/esm', 'demo-two'],
    ],
  ])('%j', (names, expected) => {
    expect(selectBuilds(examples(), names).map(({ id }) => id)).toEqual(expected);
  });

  test('an example that could not be read has no builds', () => {
    expect(selectBuilds(examples(), ['unreadable'])).toEqual([]);
  });

  test('an unknown name is refused with a similar one', () => {
    expect(() => selectBuilds(examples(), ['dmeo'])).toThrow(
      'No example is named "dmeo". Fix: Did you mean demo?',
    );
  });
});
