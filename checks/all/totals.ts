import fs from 'node:fs';

export interface Totals {
  passed: number;
  /** Failed, flaky or left out: nothing is skipped silently. */
  failed: number;
}

function readReport<T>(file: string): T | undefined {
  if (!fs.existsSync(file)) return undefined;

  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  // A later run that breaks down early must not be counted by this report.
  fs.rmSync(file);
  return report;
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
