import { arrange, groupBySection } from '../arrange';
import { titleOf, trailOf, type Entry } from '../entry';
import { hitAt } from './testing';

const page = hitAt('/dts', ['Lib', 'lib.dts']);
const heading = hitAt('/dts#bundle', ['Lib', 'lib.dts', 'dts.bundle']);
const text = hitAt('/dts#bundle', ['Lib', 'lib.dts', 'dts.bundle'], 'One file.');
const other = hitAt('/cli', ['Guide', 'Command line']);

const lines = (hits: Parameters<typeof arrange>[0]['hits']) =>
  arrange({ hits }).map((entry) => [entry.url, titleOf(entry).join('|'), trailOf(entry)]);

test('entries of a section are next to each other, those of a page within it', () => {
  const third = hitAt('/umd', ['Lib', 'lib.umdName']);
  expect(lines([heading, other, third, page])).toEqual([
    ['/dts#bundle', 'dts.bundle', 'lib.dts'],
    ['/dts', 'lib.dts', ''],
    ['/umd', 'lib.umdName', ''],
    ['/cli', 'Command line', ''],
  ]);
  expect(groupBySection(arrange({ hits: [heading, other, page] }))).toHaveLength(2);
});

test('below its page an entry does not repeat the page', () => {
  expect(lines([page, heading, text])).toEqual([
    ['/dts', 'lib.dts', ''],
    ['/dts#bundle', 'dts.bundle', ''],
    ['/dts#bundle', 'One file.', 'dts.bundle'],
  ]);
});

test('a section lists 20 entries', () => {
  const hits = Array.from({ length: 25 }, (_, at) => hitAt(`/p${at}`, ['Lib', `p${at}`]));
  expect(arrange({ hits })).toHaveLength(20);
});

test('an entry whose text is under way has its place already; one without text is its heading', () => {
  const pending = { ...text, text: undefined };
  const complete = () => Promise.resolve([text]);
  const show = (entry: Entry | undefined) => entry && [titleOf(entry).join(''), trailOf(entry)];
  expect(show(arrange({ hits: [pending], complete })[0])).toEqual(['…', 'lib.dts › dts.bundle']);
  expect(show(arrange({ hits: [pending] })[0])).toEqual(['dts.bundle', 'lib.dts']);
});
