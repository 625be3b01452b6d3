import { formatIssue, type Issue } from './issue';

function compare(a: Issue, b: Issue): number {
  return (
    a.file.localeCompare(b.file, 'en') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    a.message.localeCompare(b.message, 'en')
  );
}

/**
 * Prints issues, sorted by file and line, and then their number.
 *
 * @param subject what was checked: `50 pages`
 * @param print called with one line, or with several if an issue has details
 * @returns whether the check passed
 */
export function report(
  issues: readonly Issue[],
  subject: string,
  print: (text: string) => void = console.log,
): boolean {
  for (const issue of [...issues].sort(compare)) print(formatIssue(issue));

  const count = issues.length === 1 ? '1 issue' : `${issues.length || 'no'} issues`;
  print(`${subject}: ${count}`);
  return issues.length === 0;
}
