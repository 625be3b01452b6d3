import { answer, pagesWithoutTexts } from '../answer';
import { buildIndex } from '../buildIndex';
import { highlightTags, searchLimits } from '../constants';
import { openIndex } from '../openIndex';
import { suggest } from '../suggest';
import { indexOf, origin, pageRecords } from './testing';

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
const index = indexOf(options);
const withFlags = indexOf([...options, ...commandLine]);

function ask(query: string, request: object = {}) {
  return answer(index, { query, ...request });
}
const paths = (query: string) =>
  ask(query).hits.map(({ url }) => url.replace('https://rslib.rs', ''));

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

test.each([
  ['declarations', 'Declaration files'],
  ['declaration', 'Declaration files'],
])('%s finds the page before a heading of another page', (query, title) => {
  const site = indexOf([
    ...pageRecords('/guide/migration/tsup', 'Migration', [
      ['', 'tsup', 'Declarations, type definitions and other files.'],
      ['declarations', 'Declarations', 'A declaration file is a file of type definitions.'],
    ]),
    ...options,
  ]);
  expect(answer(site, { query }).hits[0]?.hierarchy.lvl1).toBe(title);
});

test.each(['auto ext', 'autoext', 'auto-ext'])('%s finds the extension first', (query) => {
  const site = indexOf([
    ...options,
    ...pageRecords('/config/lib/auto-extension', 'Lib', [
      ['', 'lib.autoExtension', 'Names output files by their format.'],
    ]),
  ]);
  expect(answer(site, { query }).hits[0]?.hierarchy.lvl1).toBe('lib.autoExtension');
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
    expect(answer(site, { query }).hits[0]?.url).toBe(`${origin}/config/lib/umd-name`);
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
  expect(answer(site, { query: 'config' }).hits[0]?.url).toBe(`${origin}/zh/config/`);
});

test.each(['--dts', '--dt', '--auto-external', '--auto-ex'])('%s finds the flag first', (query) => {
  const [hit] = answer(withFlags, { query }).hits;
  expect(hit?.anchor).toBe('flags');
  expect(hit?._snippetResult.content?.value).toContain(`${highlightTags.pre}--`);
});

test('a flag that does not exist finds the option of that name', () => {
  expect(paths('--dts')[0]).toBe('/config/lib/dts');
});

test('a response has the shape of Algolia’s', () => {
  expect(ask('dts bundle', { hitsPerPage: 1 })).toEqual({
    hits: [
      {
        objectID: '/config/lib/dts#dts-bundle',
        url: 'https://rslib.rs/config/lib/dts#dts-bundle',
        url_without_anchor: 'https://rslib.rs/config/lib/dts',
        anchor: 'dts-bundle',
        type: 'lvl2',
        hierarchy: {
          lvl0: 'Lib',
          lvl1: 'lib.dts',
          lvl2: 'dts.bundle',
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        content: null,
        _highlightResult: expect.objectContaining({
          hierarchy: expect.anything() as object,
        }) as object,
        _snippetResult: expect.objectContaining({
          hierarchy: expect.anything() as object,
        }) as object,
      },
    ],
    nbHits: 4,
  });
});

test('matches are highlighted with the requested tags', () => {
  const [hit] = ask('bundle', { highlightPreTag: '[', highlightPostTag: ']' }).hits;
  expect(hit?._snippetResult.hierarchy.lvl2?.value).toBe('dts.[bundle]');
  expect(hit?._highlightResult.hierarchy.lvl2).toMatchObject({ matchLevel: 'full' });
});

test.each([
  [undefined, 10],
  [['content:5'], 5],
])('a snippet with %j has %i words and contains the match', (attributesToSnippet, count) => {
  const [hit] = ask('needle', {
    attributesToSnippet,
    highlightPreTag: '',
    highlightPostTag: '',
  }).hits;
  const value = hit?._snippetResult.content?.value ?? '';
  expect(value).toContain('needle');
  expect(value.match(/\w+/g)).toHaveLength(count);
  expect(value).toMatch(/^….*…$/);
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
  expect(answer(coded, { query: 'rareName' }).nbHits).toBe(12);
  expect(answer(coded, { query: 'defineConfig' }).nbHits).toBe(0);
});

test("other words that readers use for a section find it, but aren't in its text", () => {
  const [head, text] = pageRecords('/guide/pack', 'Guide', [['', 'Publish', 'Send it to npm.']]);
  const named = indexOf([{ ...head!, words: ['verdaccio', 'private registry'] }, text!]);
  for (const query of ['verdaccio', 'private registry']) {
    const [hit] = answer(named, { query }).hits;
    expect(hit).toMatchObject({ url: `${origin}/guide/pack`, content: null });
  }
});

test('a name that a text has is not found in code', () => {
  const sample = pageRecords('/code', 'Guide', [['', 'Sample', 'rareName']]);
  const site = indexOf([
    ...pageRecords('/text', 'Guide', [['', 'Text', 'What rareName does.']]),
    ...sample.map((record) => ({ ...record, isCode: record.content !== null })),
  ]);
  const { hits } = answer(site, { query: 'rareName' });
  expect(hits.map(({ url }) => url)).toEqual([`${origin}/text`]);
});

test('a section with the whole query goes before a page that is named by a part of it', () => {
  const site = indexOf(
    pageRecords('/federation', 'Guide', [
      ['', 'Federation', 'How hosts load it, with types of what they load.'],
      ['types', 'Types', 'They are in an archive.'],
    ]),
  );
  expect(answer(site, { query: 'federation types' }).hits[0]?.anchor).toBe('types');
});

test('a misspelled word names a title like the word itself, among many headings with it', () => {
  const site = indexOf([
    ...Array.from({ length: 70 }, (_, n) =>
      pageRecords(`/p${n}`, 'Guide', [['', `TypeScript in case ${n}`]]),
    ).flat(),
    ...pageRecords('/typescript', 'Guide', [['', 'TypeScript']]),
  ]);
  expect(answer(site, { query: 'typscript ' }).hits[0]?.url).toBe(`${origin}/typescript`);
});

test('a phrase is found in a heading in another form of its words', () => {
  const site = indexOf([
    ...pageRecords('/a', 'Guide', [['', 'Dependency of a peer package']]),
    ...pageRecords('/b', 'Guide', [['', 'Optional peer dependency']]),
  ]);
  expect(answer(site, { query: 'peer dependencies' }).hits[0]?.url).toBe(`${origin}/b`);
});

test('a single Chinese character counts less than a word', () => {
  const sections: [string, string][] = [
    ['', '指南'],
    ['chain', '链'],
    ['minify', '压缩'],
  ];
  const index = indexOf(pageRecords('/a', 'Guide', sections));
  expect(answer(index, { query: '压缩链 ' }).hits[0]?.anchor).toBe('minify');
});

test('at most 20 hits by default, and the number of all', () => {
  const many = indexOf(
    Array.from({ length: 30 }, (_, n) => pageRecords(`/p${n}`, 'Many', [['', `page ${n}`]])).flat(),
  );
  const result = answer(many, { query: 'page' });
  expect(result.hits).toHaveLength(searchLimits.hitsPerPage);
  expect(result.nbHits).toBe(30);
});

test('without texts an answer has the same hits in the same order', () => {
  const { file, texts } = buildIndex(options, { language: 'en', origin });
  const empty = openIndex(file);
  const request = { query: 'declaration dts' };
  const before = answer(empty, request).hits;
  expect(before.filter(({ type }) => type === 'content')).not.toEqual([]);
  expect(before.every(({ content }) => content === null)).toBe(true);

  const pages = pagesWithoutTexts(empty, before);
  for (const page of pages) empty.addTexts(page, texts[page]);
  const after = answer(empty, request).hits;
  expect(after.map(({ objectID, type }) => [objectID, type])).toEqual(
    before.map(({ objectID, type }) => [objectID, type]),
  );
  expect(after.every(({ type, content }) => (content !== null) === (type === 'content'))).toBe(
    true,
  );
  expect(pagesWithoutTexts(empty, after)).toEqual([]);
});

test.each([
  ['something else', { hello: 'world' }],
  ['other values', [1, 2, 3]],
  ['those of another page', ['one']],
])('%s are not the texts of a page', (_, data) => {
  const empty = openIndex(buildIndex(options, { language: 'en', origin }).file);
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

const good = { format: 5, pages: [], levels: '1', headings: ' \n', terms: '', postings: '' };
test('the smallest index is one', () => {
  expect(openIndex(good).sections).toEqual([[0, 1, '', '']]);
});

test.each([
  ['null', null],
  ['a text', '<!doctype html>'],
  ['another format', { ...good, format: 4 }],
  ['no headings', { ...good, headings: undefined }],
  ['a cut list of headings', { ...good, levels: '12' }],
  ['no terms', { ...good, terms: undefined }],
  ['a cut list of postings', { ...good, terms: 'a b' }],
])('%s is not an index', (_, data) => {
  expect(() => openIndex(data)).toThrow('The search index');
});
