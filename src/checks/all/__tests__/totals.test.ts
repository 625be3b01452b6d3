import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jestTotals, nodeTotals, playwrightTotals } from '../totals';

function report(content: object | string): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'totals-')), 'report');
  fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

test('unit tests are counted', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 1 });
  expect(jestTotals(file)).toEqual({ passed: 7, failed: 1 });
});

test('a flaky browser test has failed', () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } });
  expect(playwrightTotals(file)).toEqual({ passed: 5, failed: 3 });
});

test('a test of a server that was cancelled has failed', () => {
  const file = report('<testsuites>\n\t<!-- pass 9 -->\n\t<!-- fail 1 -->\n\t<!-- cancelled 2 -->');
  expect(nodeTotals(file)).toEqual({ passed: 9, failed: 3 });
});

test('a report is counted once, and a missing one counts as nothing', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 0 });
  jestTotals(file);
  expect(jestTotals(file)).toEqual({ passed: 0, failed: 0 });
});
