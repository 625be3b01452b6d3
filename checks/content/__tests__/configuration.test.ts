import { formatIssue } from '../../base/issue';
import { site } from '../../../src/site/site';
import { validateSiteConfig } from '../../../src/site/validate';
import { issuesOf, missingFiles } from '../rules/configuration';

test('each wrong value is an issue', () => {
  const theme = { ...site.theme, socialLinks: [{ icon: 'x', mode: 'link', content: 'x.com/a' }] };
  const issues = issuesOf(() => validateSiteConfig({ ...site, theme } as typeof site));
  expect(issues.map(formatIssue)).toEqual([
    'src/site/site.ts  theme.socialLinks.0.content: must be a valid uri with a scheme matching ' +
      'the http|https pattern; given: "x.com/a". Fix: Correct the value; src/site/types.ts describes it.',
  ]);
});

test('a file that Docusaurus cannot find', () => {
  const text = "a: './package.json',\nb: './src/gone.ts',";
  expect(missingFiles('d.ts', text).map(formatIssue)).toEqual([
    'd.ts:2  the file ./src/gone.ts does not exist. Fix: Correct the path.',
  ]);
});
