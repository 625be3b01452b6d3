import { formatIssue } from '../../base/issue';
import { site } from '../../../src/site/site';
import { validateSiteConfig } from '../../../src/site/validate';
import { issuesOf } from '../rules/configuration';

test('a valid configuration has no issues', () => {
  expect(issuesOf(() => validateSiteConfig(site))).toEqual([]);
});

test('each wrong value is an issue', () => {
  const theme = { ...site.theme, socialLinks: [{ icon: 'x', mode: 'link', content: 'x.com/a' }] };
  const issues = issuesOf(() => validateSiteConfig({ ...site, theme } as typeof site));
  expect(issues.map(formatIssue)).toEqual([
    'src/site/site.ts  theme.socialLinks.0.content: must be a valid uri with a scheme matching ' +
      'the http|https pattern; given: "x.com/a". Fix: Correct the value; src/site/types.ts describes it.',
  ]);
});
