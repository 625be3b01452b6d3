import { formatIssue } from '../../base/issue';
import { issueOf, lists } from '../mistake';
import { checkCoverage } from '../rules/coverage';
import { checkFlags } from '../rules/flags';

const facts = { since: '1.0.0' };

test('an option of the types needs facts or a reason', () => {
  const properties = ['lib.dts', 'output', 'output.copy', 'output.copyTo', 'html', 'html.title'];
  const undocumented = {
    html: 'no page',
    'output.copy': 'has facts by now',
    'output.gone': 'left the types',
  };
  const table = { 'lib.dts.bundle': facts, 'output.copy': facts };
  const found = checkCoverage(properties, table, undocumented);
  expect(found.map(({ option, message }) => [option, message])).toEqual([
    ['output.copyTo', 'is neither documented nor listed with a reason'],
    ['output.copy', 'is listed as undocumented, but is documented'],
    ['output.gone', 'is listed as undocumented, but the types do not have it'],
  ]);
});

test('each flag belongs to an option, or sets none', () => {
  const help = [['--watch'], ['--dts', '--no-dts'], ['--format']];
  const found = checkFlags({ 'lib.dts': { ...facts, flag: '--no-dts' }, root: facts }, help);
  expect(found.map(issueOf).map(formatIssue)).toEqual([
    expect.stringContaining('authored.ts  --format: is a flag of `rslib build` that no option has'),
  ]);
});

test.each(["lib.shims.cjs['import.meta.url']", 'root'])('a mistake in %s has a line', (option) => {
  const issue = issueOf({ option, message: 'is wrong', fix: 'Do this.' });
  expect(issue).toMatchObject({ file: lists.authored, line: expect.any(Number) as number });
});
