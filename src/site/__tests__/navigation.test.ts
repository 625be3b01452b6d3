import { toNavbarItem } from '../navigation';

test.each([
  [
    { text: 'Guide', link: '/guide/', activeMatch: /^\/guide/ },
    { label: 'Guide', to: '/guide/', activeBaseRegex: '^\\/guide', position: 'right' },
  ],
  [
    { text: 'Rspack', link: 'https://rspack.rs', tag: 'new', position: 'left' },
    { label: 'Rspack', href: 'https://rspack.rs', tag: 'new', position: 'left' },
  ],
  [
    { text: 'More', items: [{ text: 'Blog', link: '/blog/' }] },
    { label: 'More', items: [{ label: 'Blog', to: '/blog/' }], position: 'right' },
  ],
] as const)('%j', (item, expected) => {
  expect(toNavbarItem(item as never)).toEqual(expected);
});
