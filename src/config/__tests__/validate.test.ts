import { site } from '../site';
import type { SiteConfig } from '../types';
import { validateSiteConfig } from '../validate';

function withTheme(theme: object): SiteConfig {
  return { ...site, theme: { ...site.theme, ...theme } };
}

test('the configuration of the site is valid', () => {
  expect(validateSiteConfig(site)).toBe(site);
});

test.each([
  [
    'a value outside an enumeration',
    withTheme({ hideNavbar: 'sometimes' }),
    'theme.hideNavbar: must be one of [auto, never, always]; given: "sometimes"',
  ],
  [
    'a string where a boolean belongs',
    withTheme({ darkMode: 'yes' }),
    'theme.darkMode: must be a boolean; given: "yes"',
  ],
  [
    'an unknown social link mode',
    withTheme({ socialLinks: [{ icon: 'x', mode: 'popup', content: 'https://x.com' }] }),
    'theme.socialLinks.0.mode: must be one of [link, text, img, dom]; given: "popup"',
  ],
  [
    'a misspelt option',
    withTheme({ hideNavBar: 'auto' }),
    'theme.hideNavBar: is not allowed; given: "auto"',
  ],
  ['an address with a path', { ...site, url: 'https://rslib.rs/docs' }, 'url: '],
  ['a logo that is no path', { ...site, logo: 'logo.svg' }, 'logo: '],
])('%s stops the build and names option, value and what is allowed', (_, config, message) => {
  expect(() => validateSiteConfig(config)).toThrow(message);
});

test('every wrong option is listed at once', () => {
  const config = withTheme({ darkMode: 1, localeRedirect: 'always' });
  expect(() => validateSiteConfig(config)).toThrow(/theme\.darkMode[^]*theme\.localeRedirect/);
});
