import { answer } from '../answer';
import { synonyms, translations } from '../synonyms';
import { indexOf, pageRecords } from './testing';

const index = indexOf([
  ...pageRecords('/config/lib/format', 'Lib', [
    ['', 'lib.format'],
    ['cjs', 'cjs', 'The format of require().'],
  ]),
  ...pageRecords('/zh/config/output', '输出', [
    ['', 'output'],
    ['output-dist-path', 'output.distPath', '产物放在哪里'],
    ['output-clean-dist-path', 'output.cleanDistPath', '构建前删除旧文件'],
  ]),
  ...pageRecords('/zh/guide/nodejs', '方案', [
    ['', 'Node.js'],
    ['hashbang', '命令行程序的第一行', '#!/usr/bin/env node'],
    ['file-names', '文件如何命名', '由格式决定'],
  ]),
  ...pageRecords('/config/lib/auto-external', 'Lib', [
    ['', 'lib.autoExternal'],
    ['exclude', 'Excluding single packages', 'Bundles what exclude names.'],
  ]),
]);
const anchorOf = (query: string) => answer(index, { query }).hits[0]?.anchor;

test.each([
  ['an abbreviation in full', 'commonjs', 'cjs'],
  ['an everyday word', 'shebang', 'hashbang'],
  ['a name of another tool', 'outDir', 'output-dist-path'],
  ['a name of another tool, written apart', 'out dir', 'output-dist-path'],
  ['a Chinese word for an English name', '清空', 'output-clean-dist-path'],
  ['an English word for a Chinese one', 'config output directory', 'output-dist-path'],
  ['the parts of a name', 'dist path', 'output-dist-path'],
  ['the spelling of its URL', 'clean-dist-path', 'output-clean-dist-path'],
  ['the words of its URL', 'file names', 'file-names'],
])('%s, "%s", finds %s', (_, query, anchor) => {
  expect(anchorOf(query)).toBe(anchor);
});

test('a word itself goes before other words for it', () => {
  const both = indexOf([
    ...pageRecords('/a', 'Guide', [['', 'Hashbang']]),
    ...pageRecords('/b', 'Guide', [['', 'Shebang']]),
  ]);
  const first = (query: string) => answer(both, { query }).hits[0]?.hierarchy.lvl1;
  expect([first('hashbang'), first('shebang')]).toEqual(['Hashbang', 'Shebang']);
});

test('words that only begin like another word for it are not meant', () => {
  const other = indexOf(pageRecords('/a', 'Guide', [['', 'TypeScript']]));
  expect(answer(other, { query: 'declarations' }).hits).toEqual([]);
});

test('other words for a word are marked, too', () => {
  const [hit] = answer(index, {
    query: 'commonjs',
    highlightPreTag: '[',
    highlightPostTag: ']',
  }).hits;
  expect(hit?._snippetResult.hierarchy.lvl2?.value).toBe('[cjs]');
});

test('a phrase is in one group of synonyms only, and a name of another tool in none', () => {
  const phrases = [...synonyms.flat(), ...Object.keys(translations)].map((phrase) =>
    phrase.toLowerCase(),
  );
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
});
