import { answer, pagesWithoutTexts } from '../answer';
import { buildIndex } from '../buildIndex';
import { openIndex } from '../openIndex';
import { suggest } from '../suggest';
import { asCode, indexOf, pageRecords } from './testing';

const records = [
  ...pageRecords('/dts', 'Lib', [
    ['', 'lib.dts', 'Writes declaration files next to the output.'],
    ['dts-bundle', 'dts.bundle', 'One bundled declaration file for each entry.'],
    ['unsafe', 'Using <script>', 'A page with <img src=x onerror=alert(1)> in its text.'],
  ]),
  ...pageRecords('/auto-external', 'Lib', [
    ['', 'lib.autoExternal', 'Keeps dependencies out. See dts for declarations.'],
  ]),
  ...pageRecords('/auto-extension', 'Lib', [
    ['', 'lib.autoExtension', 'Names output files by their format.'],
  ]),
  ...pageRecords('/umd-name', 'Lib', [
    ['', 'lib.umdName', 'The global variable of a UMD file: `umdName`.'],
  ]),
  ...pageRecords('/format', 'Lib', [
    ['', 'lib.format'],
    ['cjs', 'cjs', 'The format of require().'],
  ]),
  ...pageRecords('/guide/dts', 'Advanced', [
    ['', 'Declaration files', 'How dts works, from one option to many: dts, dts, dts.'],
    ['long', 'Long text', `${'word '.repeat(30)}needle ${'other '.repeat(30)}`],
  ]),
  ...pageRecords('/tsup', 'Migration', [
    ['', 'tsup', 'Declarations, type definitions and other files.'],
    ['declarations', 'Declarations', 'A declaration file is a file of type definitions.'],
  ]),
  ...pageRecords('/cli', 'Guide', [
    ['', 'Command line', 'What the commands take.'],
    ['flags', 'Flags', '`--minify` writes less, `--auto-external` leaves packages out.'],
  ]),
  ...pageRecords('/hashbang', 'Guide', [['', 'Hashbang']]),
  ...pageRecords('/shebang', 'Guide', [['', 'Shebang']]),
  ...pageRecords('/peers', 'Guide', [['', 'Dependency of a peer package']]),
  ...pageRecords('/optional-peers', 'Guide', [['', 'Optional peer dependency']]),
  ...pageRecords('/zh/cli', '指南', [
    ['', '命令行', '各个命令。'],
    ['chain', '链'],
    ['compress', '压缩'],
    ['package-names', '软件包如何命名', '由格式决定'],
  ]),
  ...pageRecords('/zh/output', '输出', [
    ['', 'output'],
    ['output-dist-path', 'output.distPath', '产物放在哪里'],
    ['output-clean-dist-path', 'output.cleanDistPath', '构建前删除旧文件'],
  ]),
];
const vocabulary = {
  synonyms: [
    ['dts', 'declaration', 'declaration files', 'declarations', 'type definitions'],
    ['cjs', 'commonjs'],
    ['hashbang', 'shebang'],
    ['distPath', 'outDir', 'output directory'],
    ['clean', '清空', '清除'],
    ['zod', 'TypeScript types'],
  ],
  translations: { ext: ['extension'], autoExt: ['autoExtension'], 构建后: ['hashbang'] },
};
const index = indexOf(records, vocabulary);

const ask = (query: string, request: object = {}) => answer(index, { query, ...request });
const first = (query: string, site = index) => answer(site, { query }).hits[0]?.url;

test.each([
  ['dts', '/dts'],
  ['lib.dts', '/dts'],
  ['autoExternal', '/auto-external'],
  ['auto external', '/auto-external'],
  ['auto-external', '/auto-external'],
  ['autoexternl', '/auto-external'],
  ['autoEx', '/auto-external'],
  ['auto ext', '/auto-extension'],
  ['autoext', '/auto-extension'],
  ['auto-ext', '/auto-extension'],
  ['dts.bundle', '/dts#dts-bundle'],
  ['bundel dts', '/dts#dts-bundle'],
  ['declaration files', '/guide/dts'],
  ['how do I write declaration files', '/dts'],
  // A page goes before a heading.
  ['declarations', '/guide/dts'],
  ['declaration', '/guide/dts'],
  ['umd-name', '/umd-name'],
  ['umd name', '/umd-name'],
  ['umdName', '/umd-name'],
  ['umdname', '/umd-name'],
  ['umd-na', '/umd-name'],
  ['--minify', '/cli#flags'],
  ['--mini', '/cli#flags'],
  ['--auto-external', '/cli#flags'],
  ['--auto-ex', '/cli#flags'],
  ['--dts', '/dts'],
  ['peer dependencies', '/optional-peers'],
  // A single Chinese character counts less than a word.
  ['压缩链 ', '/zh/cli#compress'],
  // Other words for a thing, which itself goes before them.
  ['commonjs', '/format#cjs'],
  ['hashbang', '/hashbang'],
  ['shebang', '/shebang'],
  ['构建后', '/hashbang'],
  ['outDir', '/zh/output#output-dist-path'],
  ['out dir', '/zh/output#output-dist-path'],
  ['清空', '/zh/output#output-clean-dist-path'],
  ['config output directory', '/zh/output#output-dist-path'],
  // The parts of a name, and the end of a URL.
  ['dist path', '/zh/output#output-dist-path'],
  ['clean-dist-path', '/zh/output#output-clean-dist-path'],
  ['package names', '/zh/cli#package-names'],
])('%s finds %s first', (query, url) => {
  expect(first(query)).toBe(url);
});

test('a flag and other words for a word are marked', () => {
  expect(ask('--mini').hits[0]?.text?.[1]).toBe('--minify');
  expect(ask('commonjs').hits[0]?.title).toEqual(['', 'cjs', '']);
});

test.each([
  ['zod', 'TypeScript'],
  ['hashbang', '构建后'],
])('%s, whose other words are more or lead to it, does not find %s', (query, title) => {
  const other = indexOf(pageRecords('/a', 'Guide', [['', title]]), vocabulary);
  expect(answer(other, { query }).hits).toEqual([]);
});

test('a section with the whole query goes before a page that is named by a part of it', () => {
  const sections: [string, string, string][] = [
    ['', 'Federation', 'How hosts load it, with types of what they load.'],
    ['types', 'Types', 'They are in an archive.'],
  ];
  const site = indexOf(pageRecords('/federation', 'Guide', sections));
  expect(first('federation types', site)).toBe('/federation#types');
});

test('a hit says where it is, and what of it was searched for', () => {
  expect(ask('bundle', { limit: 1 })).toEqual({
    hits: [
      {
        url: '/dts#dts-bundle',
        section: 'Lib',
        headings: ['lib.dts', 'dts.bundle'],
        title: ['dts.', 'bundle', ''],
        isText: false,
        text: undefined,
      },
    ],
    count: 1,
  });
});

test.each([
  [undefined, 10],
  [5, 5],
])('a snippet of %j words has %i words and contains the match', (snippetWords, count) => {
  const [hit] = ask('needle', { snippetWords }).hits;
  expect(hit?.text?.[1]).toBe('needle');
  const text = hit?.text?.join('') ?? '';
  expect(text.match(/\w+/g)).toHaveLength(count);
  expect(text).toMatch(/^….*…$/);
});

test('of several versions, only that of the reader is found', () => {
  const versions = ['current', '1.0'].flatMap((version) =>
    pageRecords(`/${version}/a`, 'Docs', [['', 'Page']]).map((record) => ({
      ...record,
      docusaurus_tag: `docs-default-${version}`,
    })),
  );
  const site = indexOf([...versions, ...pageRecords('/blog', 'Blog', [['', 'Page']])]);
  const tags = ['default', 'docs-default-1.0'];
  const { hits, count } = answer(site, { query: 'page', tags });
  expect(hits.map(({ url }) => url).sort()).toEqual(['/1.0/a', '/blog']);
  expect(count).toBe(2);
  expect(answer(site, { query: 'page', limit: 1 }).count).toBe(3);
});

test('a name is found in code, but not if the code of most sections, or a text, has it', () => {
  const code = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) =>
      asCode(pageRecords(`/${count}-${n}`, 'Code', [['', 'Sample', name]])),
    ).flat();
  const text = pageRecords('/text', 'Guide', [['', 'Text', 'What knownThing does.']]);
  const site = indexOf([
    ...code('rareName', 12),
    ...code('defineConfig', 13),
    ...code('knownThing', 1),
    ...text,
  ]);
  const countOf = (query: string) => answer(site, { query }).count;
  expect(['rareName', 'defineConfig', 'knownThing'].map(countOf)).toEqual([12, 0, 1]);
  expect(first('knownThing', site)).toBe('/text');
});

test("other words that readers use for a section find it, but aren't in its text", () => {
  const [head, text] = pageRecords('/pack', 'Guide', [['', 'Publish', 'Send it to npm.']]);
  const named = indexOf([{ ...head!, words: ['verdaccio', 'private registry'] }, text!]);
  for (const query of ['verdaccio', 'private registry'])
    expect(answer(named, { query }).hits).toMatchObject([{ url: '/pack', text: undefined }]);
});

test('without texts an answer has the same hits in the same order', () => {
  const { file, texts } = buildIndex(records, { language: 'en' });
  const empty = openIndex(file);
  const request = { query: 'declaration dts' };
  const before = answer(empty, request).hits;
  expect(before.filter(({ isText }) => isText)).not.toEqual([]);
  expect(before.every(({ text }) => text === undefined)).toBe(true);

  const pages = pagesWithoutTexts(empty, before);
  for (const page of pages) empty.addTexts(page, texts[page]);
  const after = answer(empty, request).hits;
  expect(after.map(({ text: _, ...hit }) => hit)).toEqual(before.map(({ text: _, ...hit }) => hit));
  expect(after.every(({ isText, text }) => isText === (text !== undefined))).toBe(true);
  expect(pagesWithoutTexts(empty, after)).toEqual([]);
});

test('a query of any length is answered, and without words by nothing', () => {
  expect(ask('dts '.repeat(5000)).count).toBeGreaterThan(0);
  for (const query of ['', '   ', '<>&"', '.*+?^${}()|[]\\', '\u0000', 'x'.repeat(100_000)])
    expect(ask(query).hits).toEqual([]);
});

test.each([
  ['declarotoin', ['Declaration files']],
  ['autoxtrnl zq', ['lib.autoExternal']],
  ['kubernetes', []],
])('instead of %s, %j is suggested', (query, titles) => {
  expect(suggest(['lib.dts', 'lib.autoExternal', 'Declaration files'], query)).toEqual(titles);
});

test('there are at most 20 hits and 3 suggestions', () => {
  const titles = Array.from({ length: 25 }, (_, number) => `Plugin ${number}`);
  const pages = titles.flatMap((title, at) => pageRecords(`/${at}`, 'Guide', [['', title]]));
  expect(answer(indexOf(pages), { query: 'plugin' })).toMatchObject({
    hits: { length: 20 },
    count: 25,
  });
  expect(suggest(titles, 'plugni')).toHaveLength(3);
});
