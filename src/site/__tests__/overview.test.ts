import { filterOverview, withHeadingsOf, type OverviewGroup } from '../overview';

const page = (title: string, permalink: string, ...headings: string[]) => ({
  title,
  permalink,
  depths: [2],
  headings: headings.map((text) => ({ id: `id-of-${text}`, text, depth: 2 })),
});
const banner = page('lib.banner', '/config/lib/banner', 'banner.js');
banner.headings.push({ id: 'x', text: 'Deep', depth: 3 });

const groups: OverviewGroup[] = [
  {
    id: 'lib',
    title: 'Lib Configurations',
    items: [
      page('lib.dts', '/config/lib/dts', 'dts.bundle', 'dts.auto-extension'),
      page('lib.umdName', '/config/lib/umd-name', 'Global name', 'umdName.autoExternal'),
      { ...banner, depths: [3] },
    ],
  },
  { id: 'others', title: '', items: [page('输出', '/zh/config/rsbuild/dist-path')] },
];

/** The pages of groups, each with its headings: `lib.dts: dts.bundle` */
const linesOf = (found: OverviewGroup[]) =>
  found.flatMap(({ items }) =>
    items.map(({ title, headings }) =>
      [title, headings.map(({ text }) => text).join(', ')].filter(Boolean).join(': '),
    ),
  );

test.each([
  [undefined, 'lib.banner: Deep'],
  [[2], 'lib.banner: banner.js'],
  [[], 'lib.banner'],
])('headings of depths %j', (depths, expected) => {
  expect(linesOf(withHeadingsOf(groups, depths))).toContain(expected);
});

const all = linesOf(groups);
const [dts, umdName] = all;

test.each([
  [' ', all],
  ['configurations', all.slice(0, 3)],
  ['LIB.DTS', [dts]],
  ['bundle', ['lib.dts: dts.bundle']],
  ['AUTO ext', ['lib.dts: dts.auto-extension', 'lib.umdName: umdName.autoExternal']],
  ['auto-extension', ['lib.dts: dts.auto-extension']],
  ['nothing like that', []],
  // Options are found by the spelling of their URL, of which the last segment names the page.
  ['umdName', [umdName]],
  ['UMD Na', [umdName]],
  ['lib.umd name', [umdName]],
  ['auto-external', ['lib.umdName: umdName.autoExternal']],
  ['dist p', ['输出']],
  ['rsbuild', []],
  // Readers don't see the ids of headings.
  ['id-of', []],
])('filter "%s"', (keyword, expected) => {
  expect(linesOf(filterOverview(groups, keyword))).toEqual(expected);
});
