import { arrange, groupBySection } from '../arrange';
import type { Entry } from '../entry';
import { titleOf, trailOf } from '../hitText';
import { hitAt } from './testing';

const origin = 'https://rslib.rs';
const page = hitAt(`${origin}/dts`, ['Lib', 'lib.dts']);
const heading = hitAt(`${origin}/dts#bundle`, ['Lib', 'lib.dts', 'dts.bundle']);
const text = hitAt(`${origin}/dts#bundle`, ['Lib', 'lib.dts', 'dts.bundle'], 'One file.');
const other = hitAt(`${origin}/cli`, ['Guide', 'Command line']);

const lines = (hits: Parameters<typeof arrange>[0]['hits']) =>
  arrange({ hits }).map((entry) => [entry.url, titleOf(entry), trailOf(entry)]);

test('entries of a section are next to each other, those of a page within it', () => {
  const third = hitAt(`${origin}/umd`, ['Lib', 'lib.umdName']);
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
  const hits = Array.from({ length: 25 }, (_, at) => hitAt(`${origin}/p${at}`, ['Lib', `p${at}`]));
  expect(arrange({ hits })).toHaveLength(20);
});

test('a snippet is shown rather than the text that it is from', () => {
  const value = '…\uE000One\uE001 file.';
  const hit = { ...text, _snippetResult: { hierarchy: {}, content: { value } } };
  expect(lines([hit as never])[0]?.[1]).toBe(value);
});

test('a heading without a snippet is shown as it is', () => {
  const hit = { ...heading, _snippetResult: { content: { value: '' } } };
  expect(lines([hit as never])[0]?.[1]).toBe('dts.bundle');
});

test('an entry whose text is under way has its place already; one without text is its heading', () => {
  const pending = { ...text, content: null };
  const complete = () => Promise.resolve([text]);
  const show = (entry: Entry | undefined) => entry && [titleOf(entry), trailOf(entry)];
  expect(show(arrange({ hits: [pending], complete })[0])).toEqual(['…', 'lib.dts › dts.bundle']);
  expect(show(arrange({ hits: [pending] })[0])).toEqual(['dts.bundle', 'lib.dts']);
});

test.each([
  ['https://other.example/zh/a?b=1#c', ['/zh/a?b=1#c']],
  ['/zh/a', ['/zh/a']],
  ['https://rslib.rs//evil.example/a', ['/evil.example/a']],
  ['https://rslib.rs/\\\\evil.example/a', ['/evil.example/a']],
  ['javascript:alert(1)', []],
  ['http://', []],
])('a hit at %s leads to %j', (url, shown) => {
  const entries = arrange({ hits: [hitAt(url, ['Lib', 'x'])] });
  expect(entries.map((entry) => entry.url)).toEqual(shown);
  // What is remembered of it.
  expect(entries.map((entry) => entry.hit.url)).toEqual(shown);
});
