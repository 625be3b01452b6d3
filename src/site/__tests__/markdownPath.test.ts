import { markdownPath, recordingsPath } from '../markdownPath';

test.each([
  ['/', '/index.md'],
  ['/zh/', '/zh/index.md'],
  ['/guide/start/', '/guide/start/index.md'],
  ['/zh/guide/start/quick-start', '/zh/guide/start/quick-start.md'],
  ['https://rslib.rs/blog/', 'https://rslib.rs/blog/index.md'],
])('%s → %s', (page, path) => {
  expect(markdownPath(page)).toBe(path);
});

test.each([
  ['/zh/', '/zh/output-explorer/a.md'],
  ['https://rslib.rs/', 'https://rslib.rs/output-explorer/a.md'],
])('recorded builds below %s', (home, path) => {
  expect(recordingsPath('a', home)).toBe(path);
});
