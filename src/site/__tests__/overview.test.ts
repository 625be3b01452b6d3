import { filterOverview, withHeadingsOf, type OverviewGroup } from '../overview';

const heading = (text: string, depth = 2) => ({ id: text, text, depth });
const dts = {
  title: 'lib.dts',
  permalink: '/dts',
  depths: [2],
  headings: [heading('dts.bundle'), heading('dts.auto-extension')],
};
const banner = {
  title: 'lib.banner',
  permalink: '/banner',
  depths: [3],
  headings: [heading('banner.js'), heading('banner.js.x', 3)],
};
const output = { title: 'output', permalink: '/output', depths: [2], headings: [] };
const lib: OverviewGroup = { id: 'lib', title: 'Lib Configurations', items: [dts, banner] };
const rsbuild: OverviewGroup = { id: 'others', title: '', items: [output] };
const groups = [lib, rsbuild];

test.each<[readonly number[] | undefined, string[]]>([
  [undefined, ['dts.bundle', 'dts.auto-extension', 'banner.js.x']],
  [[2], ['dts.bundle', 'dts.auto-extension', 'banner.js']],
  [[], []],
])('headings of depths %j', (depths, expected) => {
  const shown = withHeadingsOf(groups, depths).flatMap(({ items }) => items);
  expect(shown.flatMap(({ headings }) => headings.map(({ text }) => text))).toEqual(expected);
});

const umdName = {
  title: 'lib.umdName',
  permalink: '/config/lib/umd-name',
  depths: [2],
  headings: [heading('Global name'), heading('umdName.autoExternal')],
};
const named: OverviewGroup = { id: 'names', title: 'Names', items: [umdName] };
const chinese: OverviewGroup = {
  id: 'build',
  title: '构建',
  items: [{ title: '输出', permalink: '/zh/config/rsbuild/dist-path', depths: [], headings: [] }],
};

test.each<[string, OverviewGroup[]]>([
  ['', groups],
  ['  ', groups],
  ['configurations', [lib]],
  ['LIB.DTS', [{ ...lib, items: [dts] }]],
  ['bundle', [{ ...lib, items: [{ ...dts, headings: [heading('dts.bundle')] }] }]],
  ['auto extension', [{ ...lib, items: [{ ...dts, headings: [heading('dts.auto-extension')] }] }]],
  ['AUTO-ext', [{ ...lib, items: [{ ...dts, headings: [heading('dts.auto-extension')] }] }]],
  ['output', [rsbuild]],
  ['nothing like that', []],
])('filter "%s"', (keyword, expected) => {
  expect(filterOverview(groups, keyword)).toEqual(expected);
});

test.each<[string, OverviewGroup[]]>([
  ['umdName', [named]],
  ['umd-name', [named]],
  ['UMD Na', [named]],
  ['lib.umd name', [named]],
  [
    'auto-external',
    [{ ...named, items: [{ ...umdName, headings: [heading('umdName.autoExternal')] }] }],
  ],
  ['dist-path', [chinese]],
  ['dist p', [chinese]],
  // Only the last segment of the path names the page.
  ['config', []],
  ['zh', []],
])('"%s" finds options by the spelling of their URL', (keyword, expected) => {
  expect(filterOverview([named, chinese], keyword)).toEqual(expected);
});

test('a heading is not found by its id, which readers do not see', () => {
  const style = { id: 'style-in-dts', text: 'A declaration file imports a style', depth: 2 };
  const items = [{ ...output, headings: [style] }];
  const find = (keyword: string) => filterOverview([{ id: 'others', title: '', items }], keyword);
  expect(find('dts')).toEqual([]);
  expect(find('imports-a')[0]?.items[0]?.headings).toEqual([style]);
});
