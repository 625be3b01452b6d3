import fs from 'node:fs';
import path from 'node:path';
import type { Issue } from '../base/issue';
import { root } from '../base/root';
import { checkSamples, type Tools } from './checkSamples';
import { readPages } from './readPages';

const file = 'checks/samples/selfTest.mdx';

/** Lines of the page, and a part of the message that must be reported there. */
const expected: readonly (readonly [line: number, part: string])[] = [
  [19, 'TS2769: '],
  [34, 'declares error="TS2554" but fails with TS2769'],
  [37, 'declares error="TS2769" but compiles'],
  [45, '"bundle" must be set to "true"'],
  [62, 'TS2322: '],
  [74, '"rslib build --format" does not accept "amd"'],
  [80, 'Rslib accepts @microsoft/api-extractor ^7, not 8'],
  [90, 'Expected'],
  [101, 'Element is missing end tag'],
  [105, "TS1005: ',' expected"],
];

/**
 * Proves that the check finds mistakes with the tools that are installed: it must report the known
 * mistakes of a page, and nothing else.
 */
export async function selfTest(tools: Tools): Promise<Issue[]> {
  const { pages } = readPages([[file, fs.readFileSync(path.join(root, file), 'utf8')]]);
  const { issues } = await checkSamples(pages, tools);
  const problems = [
    ...expected
      .filter(([line, part]) => !issues.some((issue) => isAt(issue, line, part)))
      .map(([line, part]) => `not found in line ${line}: ${part}`),
    ...issues
      .filter((issue) => !expected.some(([line, part]) => isAt(issue, line, part)))
      .map(({ line, message }) => `found in line ${line}: ${message}`),
  ];
  if (problems.length === 0) return [];
  return [
    {
      file,
      message: 'the check does not find exactly the known mistakes',
      fix: 'Correct the check, or selfTest.ts if a tool has changed the wording of its errors.',
      details: problems.join('\n'),
    },
  ];
}

function isAt(issue: Issue, line: number, part: string): boolean {
  return issue.line === line && issue.message.includes(part);
}
