import type { AuthoredTable } from '../../../src/site/options/types';
import { formatIssue } from '../../base/issue';
import { issueOf, lists } from '../mistake';
import { checkBoxes } from '../rules/boxes';
import { checkCoverage } from '../rules/coverage';
import { checkFlags } from '../rules/flags';

const facts = { since: '1.0.0' };
const table: AuthoredTable = { 'lib.dts.bundle': facts, 'output.copy': facts };

test('an option of the types needs facts or a reason', () => {
  const properties = ['lib.dts', 'output', 'output.copy', 'output.copyTo', 'html', 'html.title'];
  const undocumented = {
    html: 'no page',
    'output.copy': 'has facts by now',
    'output.gone': 'left the types',
  };
  const found = checkCoverage(properties, table, undocumented);
  expect(found.map(({ option, message }) => [option, message])).toEqual([
    ['output.copyTo', 'is neither documented nor listed with a reason'],
    ['output.copy', 'is listed as undocumented, but is documented'],
    ['output.gone', 'is listed as undocumented, but the types do not have it'],
  ]);
});

test('each option has one fact box, and each fact box has an option', () => {
  const box = (name: string, file: string, line: number) => ({
    tag: `<OptionFacts name="${name}">`,
    place: { file, line },
  });
  const components = [
    box('lib.dts.bundle', 'docs/a.mdx', 1),
    box('lib.dts.bundel', 'docs/a.mdx', 3),
    { tag: '<Tabs>', place: { file: 'docs/a.mdx', line: 5 } },
    box('lib.dts.bundle', 'docs/b.mdx', 1),
  ];
  const found = checkBoxes(components, table);
  expect(found.map(({ option, message, place }) => [option, message, place])).toEqual([
    ['lib.dts.bundel', 'has a fact box, but no facts', { file: 'docs/a.mdx', line: 3 }],
    ['lib.dts.bundle', 'has more than one fact box', { file: 'docs/a.mdx', line: 1 }],
    ['lib.dts.bundle', 'has more than one fact box', { file: 'docs/b.mdx', line: 1 }],
    ['output.copy', 'has no fact box on any page', undefined],
  ]);
});

test('each flag belongs to an option, or sets none', () => {
  const help = [['--watch'], ['--dts', '--no-dts'], ['--format']];
  const flags = { 'lib.dts': { ...facts, flag: '--no-dts' }, 'lib.id': { ...facts, flag: '--id' } };
  expect(
    checkFlags({ ...flags, root: facts }, help)
      .map(issueOf)
      .map(formatIssue),
  ).toEqual([
    expect.stringMatching(
      /authored\.ts:\d+  lib\.id: has a flag that `rslib build --help` does not have/,
    ),
    expect.stringContaining('authored.ts  --format: is a flag of `rslib build` that no option has'),
  ]);
});

test.each(["lib.shims.cjs['import.meta.url']", 'root'])('a mistake in %s has a line', (option) => {
  const issue = issueOf({ option, message: 'is wrong', fix: 'Do this.' });
  expect(issue).toMatchObject({ file: lists.authored, line: expect.any(Number) as number });
});
