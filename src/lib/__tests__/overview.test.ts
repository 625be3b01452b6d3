import { filterOverview, type OverviewGroup } from '../overview';

const heading = (text: string) => ({ id: text, text });
const dts = {
  title: 'lib.dts',
  permalink: '/dts',
  headings: [heading('dts.bundle'), heading('dts.auto-extension')],
};
const banner = { title: 'lib.banner', permalink: '/banner', headings: [heading('banner.js')] };
const output = { title: 'output', permalink: '/output', headings: [] };
const lib: OverviewGroup = { title: 'Lib configurations', items: [dts, banner] };
const rsbuild: OverviewGroup = { title: '', items: [output] };
const groups = [lib, rsbuild];

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
