import { robotsTxt } from '../robotsTxt';

test('robots.txt lists each sitemap once', () => {
  expect(robotsTxt(['https://a.test/s.xml', 'https://a.test/s.xml'])).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.test/s.xml\n',
  );
});
