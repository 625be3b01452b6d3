import { resolveUnknown } from '../resolveUnknown';

const pages = ['', 'blog/', 'guide/start/', 'guide/start/quick-start'];

test.each([
  ['/ZH/guide/start/index', { kind: 'redirect', url: '/zh/guide/start/?a=1#b' }],
  ['/guide%2Fstart/', { kind: 'redirect', url: '/guide/start/?a=1#b' }],
  ['/en/guide/start/', { kind: 'redirect', url: '/guide/start/?a=1#b' }],
  ['/en/nope', { kind: 'redirect', url: '/nope?a=1#b' }],
  ['/en//example.com/', { kind: 'redirect', url: '/example.com/?a=1#b' }],
  ['/v1/zh/nope', { kind: 'unknown', locale: 'zh' }],
  ['/a/b/zh/nope', { kind: 'unknown', locale: 'en' }],
  ['/nope', { kind: 'unknown', locale: 'en' }],
  ['/%E0%A4%A/%7Ah/nope', { kind: 'unknown', locale: 'zh' }],
  ['/en/%E0%A4%A', { kind: 'redirect', url: '/%E0%A4%A?a=1#b' }],
])('%s', (pathname, resolution) => {
  expect(resolveUnknown({ pathname, search: '?a=1', hash: '#b' }, pages)).toEqual(resolution);
});
