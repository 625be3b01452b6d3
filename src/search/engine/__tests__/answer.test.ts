import { answer } from '../answer';
import { highlightTags, searchLimits } from '../constants';
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
const index = indexOf(options);
const withFlags = indexOf([...options, ...commandLine]);

function ask(query: string, request: object = {}) {
  const result = answer(index, [{ query, indexName: 'docs', ...request }]).results[0];
  if (!result) throw new Error('no result');
  return result;
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
  ['how do I write declaration files', '/guide/advanced/dts'],
])('%s finds %s first', (query, path) => {
  expect(paths(query)[0]).toBe(path);
});

test.each(['--dts', '--dt', '--auto-external', '--auto-ex'])('%s finds the flag first', (query) => {
  const [hit] = answer(withFlags, [{ query, indexName: 'docs' }]).results[0]?.hits ?? [];
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
    page: 0,
    nbPages: 4,
    hitsPerPage: 1,
    processingTimeMS: expect.any(Number) as number,
    exhaustiveNbHits: true,
    query: 'dts bundle',
    params: '',
    index: 'docs',
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

test('at most 20 hits on a page by default', () => {
  const many = indexOf(
    Array.from({ length: 30 }, (_, n) => pageRecords(`/p${n}`, 'Many', [['', `page ${n}`]])).flat(),
  );
  const result = answer(many, [{ query: 'page', indexName: '' }]).results[0];
  expect(result?.hits).toHaveLength(searchLimits.hitsPerPage);
  expect(result).toMatchObject({ nbHits: 30, nbPages: 2 });
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
  expect(suggest(['lib.dts', 'Declaration files'], 'xqzzy')).toEqual([]);
});

const good = { format: 2, pages: [], sections: [[], [], [], [], []], terms: '', postings: '' };
test.each([
  ['null', null],
  ['a text', '<!doctype html>'],
  ['another format', { ...good, format: 1 }],
  ['no sections', { ...good, sections: undefined }],
  ['a column too few', { ...good, sections: [[], [], [], []] }],
  ['a cut column', { ...good, sections: [[0], [1], [''], ['a'], []] }],
  ['no terms', { ...good, terms: undefined }],
  ['a cut list of postings', { ...good, terms: '0a\n0b' }],
])('%s is not an index', (_, data) => {
  expect(() => openIndex(data)).toThrow('The search index');
});
