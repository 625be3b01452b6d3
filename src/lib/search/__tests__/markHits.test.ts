import { highlightTags } from '../constants';
import { markHits, toMarkup } from '../markHits';

const { pre, post } = highlightTags;

test.each([
  ['plain', 'plain'],
  [`a ${pre}b${post} c`, 'a <mark>b</mark> c'],
  [`<img src=x onerror="a('b')">`, '&lt;img src=x onerror=&quot;a(&#039;b&#039;)&quot;&gt;'],
  [`${pre}<b>${post}&amp;`, '<mark>&lt;b&gt;</mark>&amp;amp;'],
  ['<mark>own</mark>', '&lt;mark&gt;own&lt;/mark&gt;'],
])('%j is shown as %j', (text, markup) => {
  expect(toMarkup(text)).toBe(markup);
});

test('every string of a hit is escaped, other values stay unchanged', () => {
  const value = '<i>';
  const hierarchy = { lvl0: '<i>', lvl1: null } as never;
  const marked = { value, matchLevel: 'full', matchedWords: ['<i>'] } as never;
  const attributes = { content: marked, hierarchy: { lvl1: marked } };
  const [hit] = markHits([
    {
      objectID: '<i>',
      url: 'https://other.example/a?b=<i>#c',
      hierarchy,
      content: '<i>',
      _highlightResult: attributes,
      _snippetResult: attributes,
    },
  ]);
  expect(hit).toMatchObject({
    url: '/a?b=%3Ci%3E#c',
    hierarchy: { lvl0: '&lt;i&gt;', lvl1: null },
    content: '&lt;i&gt;',
  });
  expect(JSON.stringify([hit?._highlightResult, hit?._snippetResult])).not.toContain('<');
});

test.each([
  ['/zh/a#b', '/zh/a#b'],
  ['//other.example/a', '/a'],
  ['http://localhost:3000/a', '/a'],
  ['javascript:alert(1)', undefined],
  ['https://[', undefined],
])('the URL %s becomes %s', (url, shown) => {
  expect(markHits([{ url }])[0]?.url).toBe(shown);
});
