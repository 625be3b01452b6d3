import { runChecks, type Check } from '../check';
import type { Issue } from '../issue';
import { report } from '../report';

function reportOf(issues: Issue[]) {
  const lines: string[] = [];
  return [report(issues, '2 pages', (line) => lines.push(line)), ...lines];
}

test('issues are printed one per line, sorted by file and line, with their number', () => {
  const issue = { file: 'b.mdx', message: 'a heading has no id', fix: 'Add one.' };
  const issues = [
    { ...issue, line: 10 },
    { ...issue, line: 9, details: '- a\n+ b\n' },
    { ...issue, file: 'a.mdx' },
  ];
  expect(reportOf(issues)).toEqual([
    false,
    'a.mdx  a heading has no id. Fix: Add one.',
    'b.mdx:9  a heading has no id. Fix: Add one.\n    - a\n    + b',
    'b.mdx:10  a heading has no id. Fix: Add one.',
    '2 pages: 3 issues',
  ]);
  expect(reportOf([])).toEqual([true, '2 pages: no issues']);
});

test('a check that throws does not hide what the others find', async () => {
  const issue = { file: 'a.mdx', message: 'm', fix: 'f' };
  const checks: Record<string, Check<string>> = {
    broken: () => Promise.reject(new Error('ENOENT')),
    good: (file) => [{ ...issue, file }],
  };
  const issues = await runChecks(checks, 'b.mdx');
  expect(issues).toMatchObject([
    { message: 'the check "broken" crashed' },
    { ...issue, file: 'b.mdx' },
  ]);
  expect(issues[0]?.details).toContain('ENOENT');
});
