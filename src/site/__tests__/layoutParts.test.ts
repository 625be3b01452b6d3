import { pageClasses, partsHiddenByQuery } from '../layoutParts';

test.each([
  ['', []],
  ['?navbar=0', ['navbar']],
  ['?footer=0&sidebar=0&outline=0&navbar=0', ['navbar', 'sidebar', 'outline', 'footer']],
  ['?globalUIComponents=0', ['globalUIComponents']],
  ['?globaluicomponents=0', []],
  ['?navbar=00', []],
  ['?navbar=0&navbar=1', ['navbar']],
  ['?navbar=%E0%A4%A', []],
])('the query %p hides the parts %p', (search, parts) => {
  expect(partsHiddenByQuery(search)).toEqual(parts);
});

test.each([
  [{ navbar: true, sidebar: true }, 'page-doc'],
  [{ navbar: false, globalUIComponents: false }, 'page-doc hide-navbar hide-globalUIComponents'],
  [{ overview: true }, 'page-overview hide-outline hide-footer'],
  [{ pageType: 'custom' }, 'page-custom hide-sidebar hide-outline hide-footer'],
  [{ pageType: 'home' }, 'page-home hide-sidebar hide-outline hide-footer'],
  [{ pageType: '404' }, 'page-404 hide-sidebar hide-outline hide-footer'],
  [
    { pageType: 'blank', globalUIComponents: false },
    'page-blank hide-navbar hide-sidebar hide-outline hide-footer hide-globalUIComponents',
  ],
] as const)('a page with %j has the classes %p', (options, classes) => {
  expect(pageClasses(options)).toBe(classes);
});
