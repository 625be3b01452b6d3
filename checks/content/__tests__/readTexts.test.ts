import { runChecks } from '../../base/check';
import { formatIssue } from '../../base/issue';
import { parseTexts } from '../texts/readTexts';

/** What a check reports that reads a file with this text. */
async function issuesOf(json: string): Promise<string[]> {
  const texts = () => {
    parseTexts('zh.json', json);
    return [];
  };
  return (await runChecks({ texts }, undefined)).map(formatIssue);
}

test('a translation file has an id and a message for each text', () => {
  expect(parseTexts('zh.json', '{ "a": { "message": "A", "description": "x" } }')).toEqual({
    a: 'A',
  });
});

test('a file that is not JSON is reported at its line', async () => {
  expect(await issuesOf('{\n  "a": { "message": "A"\n  "b": {} }')).toEqual([
    expect.stringMatching(
      /^zh\.json:3 {2}the file is not valid JSON: .*\. Fix: Correct the syntax\.$/,
    ),
  ]);
});

test('a file that ends too early is reported at its last line', async () => {
  expect(await issuesOf('{\n  "a": { "message": "A" }\n')).toEqual([
    expect.stringContaining('zh.json:3  the file is not valid JSON: '),
  ]);
});

test('a text without a message is reported at its line', async () => {
  expect(await issuesOf('{\n  "a": { "mesage": "A" }\n}')).toEqual([
    'zh.json:2  "a" has no message. Fix: Write "message": "…".',
  ]);
});
