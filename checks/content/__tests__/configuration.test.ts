import { formatIssue } from '../../base/issue';
import { missingFiles } from '../rules/configuration';

test('a file that Docusaurus cannot find', () => {
  const text = "a: './package.json',\nb: './src/gone.ts',";
  expect(missingFiles('d.ts', text).map(formatIssue)).toEqual([
    'd.ts:2  the file ./src/gone.ts does not exist. Fix: Correct the path.',
  ]);
});
