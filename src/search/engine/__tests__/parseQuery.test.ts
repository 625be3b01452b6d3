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
