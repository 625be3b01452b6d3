import { parseQuery } from '../parseQuery';

test.each([
  ["why doesn't it minify", ['minify']],
  ['see whether those are copied again', ['copied']],
  ['其他产物都会压缩', ['产物', '压缩']],
  ['sass 支持哪些方式', ['sass']],
  ['the', ['the']],
])('of %s, %j say what it is about', (query, subjects) => {
  const words = parseQuery(`${query} `).filter(({ isStopWord }) => !isStopWord);
  expect(words.map(({ text }) => text)).toEqual(subjects);
});

test.each([
  ['ＤＴＳ', 'dts'],
  ['ﬁle', 'fil'],
  ['\u00e9', 'e'],
  ['e\u0301', 'e'],
  ['Caf\u00e9', 'caf'],
  ['cafe\u0301', 'caf'],
  ['⽤', '用'],
  ['한', '한'],
])('%s is typed for %s', (query, form) => {
  const [word, ...others] = parseQuery(query);
  expect([word?.whole.text, word?.isTyping, others]).toEqual([form, true, []]);
});
