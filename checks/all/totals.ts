import fs from 'node:fs';

export interface Totals {
  passed: number;
  /** Failed, flaky or left out: nothing is skipped silently. */
  failed: number;
}

function readText(file: string): string | undefined {
  if (!fs.existsSync(file)) return undefined;
  const text = fs.readFileSync(file, 'utf8');
  // A later run that breaks down early must not be counted by this report.
  fs.rmSync(file);
  return text;
}

function readReport<T>(file: string): T | undefined {
  const text = readText(file);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** Counts the tests in a report of `jest --json`; a report that is missing counts as nothing. */
export function jestTotals(file: string): Totals {
  const report =
    readReport<Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`, number>>(file);
  if (!report) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

/** Counts the tests in a report of Playwright's JSON reporter. A flaky test has failed once: it counts as failed. */
export function playwrightTotals(file: string): Totals {
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** Counts the tests in a report of Node's test runner, in its JUnit form, which ends with the sums as comments. */
export function nodeTotals(file: string): Totals {
  const text = readText(file) ?? '';
  const sum = (name: string) => Number(new RegExp(`<!-- ${name} (\\d+) -->`).exec(text)?.[1] ?? 0);
  const failed = sum('fail') + sum('cancelled') + sum('skipped') + sum('todo');
  return { passed: sum('pass'), failed };
}
