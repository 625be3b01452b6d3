import { pageClasses, partsHiddenByPage, partsHiddenByQuery } from '../layoutParts';

test.each([
  ['', []],
  ['?navbar=0', ['navbar']],
  ['?footer=0&sidebar=0&outline=0&navbar=0', ['navbar', 'sidebar', 'outline', 'footer']],
  ['?globalUIComponents=0', ['globalUIComponents']],
  ['?globaluicomponents=0', []],
  ['?navbar=1', []],
  ['?navbar=', []],
  ['?navbar', []],
  ['?navbar=false', []],
  ['?navbar=00', []],
  ['?navbar=0&navbar=1', ['navbar']],
  ['?menu=0', []],
  ['?navbar=%30', ['navbar']],
  ['?navbar=%E0%A4%A', []],
])('the query %p hides the parts %p', (search, parts) => {
  expect(partsHiddenByQuery(search)).toEqual(parts);
});

test.each([
  [{}, []],
  [{ navbar: true, sidebar: true }, []],
  [{ sidebar: false }, ['sidebar']],
  [{ navbar: false, globalUIComponents: false }, ['navbar', 'globalUIComponents']],
  [{ overview: true }, ['outline', 'footer']],
  [{ pageType: 'doc' }, []],
  [{ pageType: 'custom' }, ['sidebar', 'outline', 'footer']],
  [{ pageType: 'home' }, ['sidebar', 'outline', 'footer']],
  [{ pageType: '404' }, ['sidebar', 'outline', 'footer']],
  [
    { pageType: 'blank', globalUIComponents: false },
    ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'],
  ],
] as const)('a page with %j hides %j', (options, parts) => {
  expect(partsHiddenByPage(options)).toEqual(parts);
});

test.each([
  [{}, 'page-doc'],
  [{ sidebar: false }, 'page-doc hide-sidebar'],
  [{ overview: true }, 'page-overview hide-outline hide-footer'],
  [{ pageType: 'blank' }, 'page-blank hide-navbar hide-sidebar hide-outline hide-footer'],
] as const)('a page with %j has the classes %p', (options, classes) => {
  expect(pageClasses(options)).toBe(classes);
});
