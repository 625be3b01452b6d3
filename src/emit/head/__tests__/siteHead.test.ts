import { readToken } from '../../../css/readToken';
import { iconTags, themeColorTags } from '../headTags';

test('icons are below the base of the language', () => {
  expect(iconTags('/img/a.svg', '/zh/').map(({ attributes }) => attributes)).toEqual([
    { rel: 'icon', href: '/zh/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/zh/img/a.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/zh/img/apple-touch-icon.png' },
  ]);
  expect(iconTags('/a.png', '/')[1]?.attributes).toEqual({ rel: 'icon', href: '/a.png' });
});

test('toolbars have one color per scheme, or one color if the site is always light', () => {
  const media = (scheme: string) => `(prefers-color-scheme: ${scheme})`;
  expect(themeColorTags('#fff', '#000').map(({ attributes }) => attributes)).toEqual([
    { name: 'theme-color', media: media('light'), content: '#fff' },
    { name: 'theme-color', media: media('dark'), content: '#000' },
  ]);
  expect(themeColorTags('#fff').map(({ attributes }) => attributes)).toEqual([
    { name: 'theme-color', content: '#fff' },
  ]);
});

test('the colors are those of the page', () => {
  expect(readToken('--color-page')).toMatch(/^#/);
  expect(readToken('--color-page', 'dark')).not.toBe(readToken('--color-page'));
  expect(() => readToken('--no')).toThrow('tokens.css does not set --no under :root');
});
