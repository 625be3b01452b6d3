import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { jestTotals, playwrightTotals } from '../totals';

const report = (content: object) =>
  path.join(tempFolder({ report: JSON.stringify(content) }), 'report');

const unit = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 };

test('a skipped unit test counts as failed', () => {
  expect(jestTotals(report(unit))).toEqual({ passed: 7, failed: 6 });
});

test('a skipped browser test counts as failed, and one that passed when repeated as flaky', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } });
  expect(playwrightTotals(file)).toEqual({ passed: 7, failed: 4, flaky: 2 });
});

test('a report is counted once, and a missing one has no tests', () => {
  const file = report(unit);
  jestTotals(file);
  expect(jestTotals(file)).toEqual({ passed: 0, failed: 0 });
});
