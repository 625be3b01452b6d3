import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { sectionOf, sidebarEntries } from '../sections';

const doc = (id: string) => ({ type: 'doc', id });
const group = (label: string, ...items: object[]) => ({ type: 'category', label, items });

const content = {
  loadedVersions: [
    {
      docs: ['start', 'a', 'b', 'lib', 'c'].map((id) => ({ id, permalink: `/${id}` })),
      sidebars: {
        guide: [doc('start'), group('A', doc('b'), group('Deep', { type: 'ref', id: 'a' }))],
        config: [
          { type: 'html', value: '<hr>' },
          { ...group('Lib', doc('c')), link: doc('lib') },
        ],
      },
    },
  ],
} as unknown as LoadedContent;

const sidebar = sidebarEntries(content);
const navbar = [
  { label: 'Guide', activeBaseRegex: '^(/zh)?/start' },
  { label: 'A link' },
  { label: 'Blog', activeBaseRegex: '^(/zh)?/blog/' },
];

test('pages are in the order of the sidebars, the page of a group before its items', () => {
  expect(sidebar).toEqual([
    { group: undefined, routes: ['/start'] },
    { group: 'A', routes: ['/b', '/a'] },
    { group: undefined, routes: [] },
    { group: 'Lib', routes: ['/lib', '/c'] },
  ]);
});

test.each([
  ['the outermost group of the sidebar', '/a', 'A'],
  ['the group that the page heads', '/lib', 'Lib'],
  ['the entry of the navbar, where the page is in no group', '/start', 'Guide'],
  ['the entry of the navbar, where there is no sidebar', '/zh/blog/x', 'Blog'],
  ['none of them', '/', undefined],
])('the section is %s', (_, route, section) => {
  expect(sectionOf(route, sidebar, navbar)).toBe(section);
});
