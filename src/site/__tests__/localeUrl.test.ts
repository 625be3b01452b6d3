import { localeOf, toLocale, withoutLocale } from '../localeUrl';

test.each([
  ['/', 'en'],
  ['/zh', 'zh'],
  ['/zh/', 'zh'],
  ['/ZH/guide/start/', 'zh'],
  ['/%7Ah/guide/start/', 'zh'],
  ['/zhang/', 'en'],
  ['/zh%20/', 'en'],
  ['/%E0%A4%A/zh/', 'en'],
  ['/guide/zh/', 'en'],
])('localeOf(%s) is %s', (pathname, locale) => {
  expect(localeOf(pathname)).toBe(locale);
});

test.each([
  ['/zh', 'zh', '/'],
  ['/en/guide/start/', 'en', '/guide/start/'],
  ['/%65N/guide/a%20b', 'en', '/guide/a%20b'],
  ['/english/', 'en', '/english/'],
])('withoutLocale(%s, %s) is %s', (pathname, locale, bare) => {
  expect(withoutLocale(pathname, locale)).toBe(bare);
});

test.each([
  ['/', '', '', 'zh', '/zh/'],
  ['/guide/start/quick-start', '?a=1', '#b', 'zh', '/zh/guide/start/quick-start?a=1#b'],
  ['/zh/config/lib/dts', '?a=1&b=%20', '#%E4%B8%AD', 'en', '/config/lib/dts?a=1&b=%20#%E4%B8%AD'],
  ['/zh/blog/', '', '', 'zh', '/zh/blog/'],
] as const)('toLocale(%s %s %s, %s) is %s', (pathname, search, hash, locale, url) => {
  expect(toLocale({ pathname, search, hash }, locale)).toBe(url);
});
