import { answer } from '../answer';
import { indexOf, pageRecords } from './testing';

const vocabulary = {
  synonyms: [
    ['cjs', 'commonjs'],
    ['hashbang', 'shebang'],
    ['distPath', 'outDir', 'output directory'],
    ['clean', '清空', '清除'],
    ['declaration', 'TypeScript types'],
  ],
  translations: { 构建后: ['hashbang'] },
};
const index = indexOf(
  [
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
  ],
  vocabulary,
);
const anchorOf = (query: string) => answer(index, { query }).hits[0]?.url.split('#')[1];

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
  const both = indexOf(
    [
      ...pageRecords('/a', 'Guide', [['', 'Hashbang']]),
      ...pageRecords('/b', 'Guide', [['', 'Shebang']]),
    ],
    vocabulary,
  );
  const first = (query: string) => answer(both, { query }).hits[0]?.headings[0];
  expect([first('hashbang'), first('shebang')]).toEqual(['Hashbang', 'Shebang']);
});

test('words that only begin like another word for it are not meant', () => {
  const other = indexOf(pageRecords('/a', 'Guide', [['', 'TypeScript']]), vocabulary);
  expect(answer(other, { query: 'declarations' }).hits).toEqual([]);
});

test('other words for a word are marked, too', () => {
  const [hit] = answer(index, { query: 'commonjs' }).hits;
  expect(hit?.title).toEqual(['', 'cjs', '']);
});

test('a word that leads to another is not led to', () => {
  expect(anchorOf('构建后')).toBe('hashbang');
  expect(
    answer(indexOf(pageRecords('/a', '指南', [['', '构建后']]), vocabulary), { query: 'hashbang' })
      .hits,
  ).toEqual([]);
});
