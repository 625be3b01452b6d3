import { site } from '../site';
import { readSiteUrl } from '../siteUrl';

test.each([
  [undefined, site.url],
  [' \n', site.url],
  [' https://preview.example\n', 'https://preview.example'],
])('SITE_URL %j makes the URL %s', (given, expected) => {
  expect(readSiteUrl({ SITE_URL: given })).toBe(expected);
});

test.each([
  'preview.example',
  'https://preview.example/',
  'https://preview.example/docs',
  'https://Preview.example',
  'ftp://preview.example',
])('SITE_URL %j is refused with its name, its value and what is allowed', (given) => {
  expect(() => readSiteUrl({ SITE_URL: given })).toThrow(
    `SITE_URL is "${given}"; allowed is an origin in its plain form, like "https://preview.example"`,
  );
});
