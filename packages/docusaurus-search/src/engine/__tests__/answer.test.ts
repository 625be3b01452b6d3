import { answer, pagesWithoutTexts } from '../answer';
import { buildIndex } from '../buildIndex';
import { searchLimits } from '../constants';
import { openIndex } from '../openIndex';
import { suggest } from '../suggest';
import { indexOf, pageRecords } from './testing';

const commandLine = pageRecords('/guide/cli', 'Guide', [
  ['', 'Command line', 'What the commands take.'],
  ['flags', 'Flags', '`--dts` writes declarations, `--auto-external` leaves packages out.'],
]);
const options = [
  ...pageRecords('/config/lib/dts', 'Lib', [
    ['', 'lib.dts', 'Writes declaration files next to the output.'],
    ['dts-bundle', 'dts.bundle', 'One bundled declaration file for each entry.'],
    ['unsafe', 'Using <script>', 'A page with <img src=x onerror=alert(1)> in its text.'],
  ]),
  ...pageRecords('/config/lib/auto-external', 'Lib', [
    ['', 'lib.autoExternal', 'Keeps dependencies out. See dts for declarations.'],
  ]),
  ...pageRecords('/guide/advanced/dts', 'Advanced', [
    ['', 'Declaration files', 'How dts works, from one option to many: dts, dts, dts.'],
    ['long', 'Long text', `${'word '.repeat(30)}needle ${'other '.repeat(30)}`],
  ]),
];
const vocabulary = {
  synonyms: [['dts', 'declaration', 'declaration files', 'declarations', 'type definitions']],
  translations: { ext: ['extension'], autoExt: ['autoExtension'] },
};
const index = indexOf(options, vocabulary);
const withFlags = indexOf([...options, ...commandLine]);

function ask(query: string, request: object = {}) {
  return answer(index, { query, ...request });
}
const paths = (query: string) => ask(query).hits.map(({ url }) => url);

test.each([
  ['dts', '/config/lib/dts'],
  ['lib.dts', '/config/lib/dts'],
  ['autoExternal', '/config/lib/auto-external'],
  ['auto external', '/config/lib/auto-external'],
  ['auto-external', '/config/lib/auto-external'],
  ['autoexternl', '/config/lib/auto-external'],
  ['autoEx', '/config/lib/auto-external'],
  ['dts.bundle', '/config/lib/dts#dts-bundle'],
  ['bundel dts', '/config/lib/dts#dts-bundle'],
  ['declaration files', '/guide/advanced/dts'],
  ['how do I write declaration files', '/config/lib/dts'],
])('%s finds %s first', (query, path) => {
  expect(paths(query)[0]).toBe(path);
});

test.each(['declarations', 'declaration'])('%s finds the page before a heading', (query) => {
  const site = indexOf(
    [
      ...pageRecords('/guide/migration/tsup', 'Migration', [
        ['', 'tsup', 'Declarations, type definitions and other files.'],
        ['declarations', 'Declarations', 'A declaration file is a file of type definitions.'],
      ]),
      ...options,
    ],
    vocabulary,
  );
  expect(answer(site, { query }).hits[0]?.headings[0]).toBe('Declaration files');
});

test.each(['auto ext', 'autoext', 'auto-ext'])('%s finds the extension first', (query) => {
  const site = indexOf(
    [
      ...options,
      ...pageRecords('/config/lib/auto-extension', 'Lib', [
        ['', 'lib.autoExtension', 'Names output files by their format.'],
      ]),
    ],
    vocabulary,
  );
  expect(answer(site, { query }).hits[0]?.headings[0]).toBe('lib.autoExtension');
});

test.each(['umd-name', 'umd name', 'umdName', 'umdname', 'umd-na'])(
  '%s finds the page with this name in its URL before a heading with it',
  (query) => {
    const site = indexOf([
      ...options,
      ...pageRecords('/config/lib/umd-name', 'Lib', [
        ['', 'lib.umdName', 'The global variable of a UMD file: `umdName`.'],
        ['output', 'With umdName', 'A variable of this name has the exports: umdName.'],
      ]),
    ]);
    expect(answer(site, { query }).hits[0]?.url).toBe('/config/lib/umd-name');
  },
);

test('The URL of an index names its page', () => {
  const site = indexOf([
    ...options,
    ...pageRecords('/zh/config/', '配置', [['', '配置项', '一览。']]),
    ...pageRecords('/zh/guide/cli', '指南', [
      ['', '命令行', '各个命令。'],
      ['config', 'config 参数', '另一个 config。'],
    ]),
  ]);
  expect(answer(site, { query: 'config' }).hits[0]?.url).toBe('/zh/config/');
});

test.each(['--dts', '--dt', '--auto-external', '--auto-ex'])('%s finds the flag first', (query) => {
  const [hit] = answer(withFlags, { query }).hits;
  expect(hit?.url).toBe('/guide/cli#flags');
  expect(hit?.text?.[1]).toMatch(/^--/);
});

test('a flag that does not exist finds the option of that name', () => {
  expect(paths('--dts')[0]).toBe('/config/lib/dts');
});

test('a hit says where it is, and what of it was searched for', () => {
  expect(ask('bundle', { limit: 1 })).toEqual({
    hits: [
      {
        url: '/config/lib/dts#dts-bundle',
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
  expect(answer(site, { query: 'page' }).count).toBe(3);
});

test('a name in the code of most sections is not found there', () => {
  const code = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) =>
      pageRecords(`/${count}-${n}`, 'Code', [['', 'Sample', name]]).map((record) => ({
        ...record,
        isCode: record.content !== null,
      })),
    ).flat();
  const coded = indexOf([...code('rareName', 12), ...code('defineConfig', 13)]);
  expect(answer(coded, { query: 'rareName' }).count).toBe(12);
  expect(answer(coded, { query: 'defineConfig' }).count).toBe(0);
});

test("other words that readers use for a section find it, but aren't in its text", () => {
  const [head, text] = pageRecords('/guide/pack', 'Guide', [['', 'Publish', 'Send it to npm.']]);
  const named = indexOf([{ ...head!, words: ['verdaccio', 'private registry'] }, text!]);
  for (const query of ['verdaccio', 'private registry']) {
    const [hit] = answer(named, { query }).hits;
    expect(hit).toMatchObject({ url: '/guide/pack', text: undefined });
  }
});

test('a name that a text has is not found in code', () => {
  const sample = pageRecords('/code', 'Guide', [['', 'Sample', 'rareName']]);
  const site = indexOf([
    ...pageRecords('/text', 'Guide', [['', 'Text', 'What rareName does.']]),
    ...sample.map((record) => ({ ...record, isCode: record.content !== null })),
  ]);
  const { hits } = answer(site, { query: 'rareName' });
  expect(hits.map(({ url }) => url)).toEqual(['/text']);
});

test('a section with the whole query goes before a page that is named by a part of it', () => {
  const site = indexOf(
    pageRecords('/federation', 'Guide', [
      ['', 'Federation', 'How hosts load it, with types of what they load.'],
      ['types', 'Types', 'They are in an archive.'],
    ]),
  );
  expect(answer(site, { query: 'federation types' }).hits[0]?.url).toBe('/federation#types');
});

test('a misspelled word names a title like the word itself, among many headings with it', () => {
  const site = indexOf([
    ...Array.from({ length: 70 }, (_, n) =>
      pageRecords(`/p${n}`, 'Guide', [['', `TypeScript in case ${n}`]]),
    ).flat(),
    ...pageRecords('/typescript', 'Guide', [['', 'TypeScript']]),
  ]);
  expect(answer(site, { query: 'typscript ' }).hits[0]?.url).toBe('/typescript');
});

test('a phrase is found in a heading in another form of its words', () => {
  const site = indexOf([
    ...pageRecords('/a', 'Guide', [['', 'Dependency of a peer package']]),
    ...pageRecords('/b', 'Guide', [['', 'Optional peer dependency']]),
  ]);
  expect(answer(site, { query: 'peer dependencies' }).hits[0]?.url).toBe('/b');
});

test('a single Chinese character counts less than a word', () => {
  const sections: [string, string][] = [
    ['', '指南'],
    ['chain', '链'],
    ['minify', '压缩'],
  ];
  const index = indexOf(pageRecords('/a', 'Guide', sections));
  expect(answer(index, { query: '压缩链 ' }).hits[0]?.url).toBe('/a#minify');
});

test('at most 20 hits by default, and the number of all', () => {
  const many = indexOf(
    Array.from({ length: 30 }, (_, n) => pageRecords(`/p${n}`, 'Many', [['', `page ${n}`]])).flat(),
  );
  const result = answer(many, { query: 'page' });
  expect(result.hits).toHaveLength(searchLimits.hits);
  expect(result.count).toBe(30);
});

test('without texts an answer has the same hits in the same order', () => {
  const { file, texts } = buildIndex(options, { language: 'en' });
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

test.each([
  ['something else', { hello: 'world' }],
  ['those of another page', ['one']],
])('%s are not the texts of a page', (_, data) => {
  const empty = openIndex(buildIndex(options, { language: 'en' }).file);
  expect(() => empty.addTexts(0, data)).toThrow('of the search index');
  expect(empty.hasTexts(0)).toBe(false);
});

test.each(['', '   ', '<>&"', '.*+?^${}()|[]\\', '\u0000', 'xqzzy'])(
  '%j finds nothing',
  (query) => {
    expect(ask(query).hits).toEqual([]);
  },
);

test('a query of any length is answered', () => {
  expect(ask('dts '.repeat(5000)).hits.length).toBeGreaterThan(0);
  expect(ask('x'.repeat(100_000)).hits).toEqual([]);
});

test('queries without results get suggestions of similar titles', () => {
  expect(suggest(['lib.dts', 'Declaration files'], 'declarotoin')).toEqual(['Declaration files']);
  expect(suggest(['lib.autoExternal', 'React'], 'autoxtrnl zq')).toEqual(['lib.autoExternal']);
  expect(suggest(['lib.externalHelpers', 'npm packages'], 'kubernetes')).toEqual([]);
});

test.each([
  ['null', null],
  ['a text', '<!doctype html>'],
  ['another format', { format: 4 }],
  [
    'one with words that the browser does not find',
    { ...buildIndex(options, { language: 'en' }).file, terms: 'a b' },
  ],
])('%s is not an index', (_, data) => {
  expect(() => openIndex(data)).toThrow('The search index');
});
