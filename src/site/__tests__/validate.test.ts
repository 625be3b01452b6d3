import { localeRecords } from '../localeRecords';
import { nav } from '../navigation';
import { site } from '../site';
import type { SiteConfig } from '../types';
import { validateLocaleRecords, validateNav, validateSiteConfig } from '../validate';

function withTheme(theme: object): SiteConfig {
  return { ...site, theme: { ...site.theme, ...theme } };
}

test('the configuration of the site is valid', () => {
  expect(validateSiteConfig(site)).toBe(site);
  expect(validateLocaleRecords(localeRecords)).toBe(localeRecords);
  expect(validateNav(nav)).toBe(nav);
});

test.each([
  [
    'a misspelt option',
    withTheme({ hideNavBar: 'auto' }),
    'theme.hideNavBar: is not allowed; given: "auto"',
  ],
  ['another base', { ...site, base: '/docs/' }, 'base: must be "/"'],
  [
    'URLs with a suffix',
    { ...site, route: { ...site.route, cleanUrls: false } },
    'route.cleanUrls: must be [true]; given: false',
  ],
  [
    'a default that is not one of the versions',
    { ...site, multiVersion: { default: '2.x', versions: ['1.x'] } },
    'multiVersion.default: must be one of the versions; given: "2.x"',
  ],
  [
    'a version that is not the segment of a path',
    { ...site, multiVersion: { default: 'v 1', versions: ['v 1'] } },
    'multiVersion.versions.0: with value "v 1" fails to match',
  ],
  ['a URL with a path', { ...site, url: 'https://rslib.rs/docs' }, 'url: '],
  ['a logo that is not a path', { ...site, logo: 'logo.svg' }, 'logo: '],
])('%s stops the build and names option, value and what is allowed', (_, config, message) => {
  expect(() => validateSiteConfig(config as SiteConfig)).toThrow(message);
});

test('a text of a locale without its placeholder is refused', () => {
  const zh = { overview: { filterNoResultText: 'Nothing' } };
  expect(() => validateLocaleRecords({ ...localeRecords, zh })).toThrow(
    'zh.overview.filterNoResultText: with value "Nothing" fails to match the text with {keyword} pattern',
  );
});

test.each([
  [{ text: 'A' }, '0: must contain at least one of [link, items]'],
  [
    { text: 'A', items: [{ text: 'B', items: [{ text: 'C', link: '/c/' }] }] },
    '0.items.0.items: is not allowed',
  ],
  [{ text: 'A', link: 'a' }, '0.link: '],
  [
    { text: 'A', link: '/a/', activeMatch: '(' },
    '0.activeMatch: must be a regular expression; given: "("',
  ],
])('of the navigation, %j is refused', (item, message) => {
  expect(() => validateNav([item] as never)).toThrow(message);
});

test('every wrong option is listed at once', () => {
  const config = withTheme({ darkMode: 1, localeRedirect: 'always' });
  expect(() => validateSiteConfig(config)).toThrow(/theme\.darkMode[^]*theme\.localeRedirect/);
});
