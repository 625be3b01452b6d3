import { canonicalFile, renderedFile } from '../canonicalFiles';

test.each([
  ['/', '/', 'index.html', 'index.html'],
  ['/zh/', '/zh/', 'index.html', 'index.html'],
  ['/guide/start/', '/', 'guide/start/index.html', 'guide/start/index.html'],
  ['/guide/faq/features', '/', 'guide/faq/features/index.html', 'guide/faq/features.html'],
  ['/zh/guide/faq/features', '/zh/', 'guide/faq/features/index.html', 'guide/faq/features.html'],
])('%s below %s', (route, baseUrl, rendered, canonical) => {
  expect(renderedFile(route, baseUrl)).toBe(rendered);
  expect(canonicalFile(route, baseUrl)).toBe(canonical);
});
