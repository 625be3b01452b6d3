import { canonicalFile } from '../canonicalFile';

test.each([
  ['/', '/', undefined],
  ['/guide/start/', '/', undefined],
  ['/404.html', '/', undefined],
  [
    '/guide/faq/features',
    '/',
    { from: 'guide/faq/features/index.html', to: 'guide/faq/features.html' },
  ],
  [
    '/zh/guide/faq/features',
    '/zh/',
    { from: 'guide/faq/features/index.html', to: 'guide/faq/features.html' },
  ],
])('%s below %s', (route, baseUrl, move) => {
  expect(canonicalFile(route, baseUrl)).toEqual(move);
});
