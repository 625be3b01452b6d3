import { markdownPath } from '../markdownPath';

test.each([
  ['/', '/index.md'],
  ['/zh/', '/zh/index.md'],
  ['/guide/start/', '/guide/start/index.md'],
  ['/zh/guide/start/quick-start', '/zh/guide/start/quick-start.md'],
  ['https://rslib.rs/blog/', 'https://rslib.rs/blog/index.md'],
])('%s → %s', (page, path) => {
  expect(markdownPath(page)).toBe(path);
});
