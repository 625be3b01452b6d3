import { headingFit } from '../headingFit';
import { tokenize } from '../tokenize';

function fitOf(heading: string, query: string): number {
  const named = new Set([...tokenize(query)].map(({ whole }) => whole.text));
  return headingFit(tokenize(heading), named, new Set());
}

test.each([
  ['lib.dts', 'dts', 1],
  ['output.minify', 'minify', 1],
  ['tools.rspack', 'rspack', 1],
  ['dts.bundle', 'dts', 0.5],
  ['Watch mode', 'watch', 0.5],
  ['Use the cache', 'cache', 1],
  ['Watch mode', 'cache', 0],
])('how much of the heading %j the query %j names: %d', (heading, query, fit) => {
  expect(fitOf(heading, query)).toBe(fit);
});
