import fs from 'node:fs';

export interface Totals {
  passed: number;
  /** Failed or skipped: no test is skipped silently. */
  failed: number;
  /** Passed only when repeated. */
  flaky?: number;
}

function readReport<T>(file: string): T | undefined {
  if (!fs.existsSync(file)) return undefined;

  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  // If a later run crashes before it writes a report, this one must not be counted again.
  fs.rmSync(file);
  return report;
}

/** Counts the tests in a report of `jest --json`; a missing report has none. */
export function jestTotals(file: string): Totals {
  const report =
    readReport<Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`, number>>(file);
  if (!report) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

/** Counts the tests in a report of Playwright's JSON reporter; a missing report has none. */
export function playwrightTotals(file: string): Totals {
  const report = readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected + skipped, flaky };
}
