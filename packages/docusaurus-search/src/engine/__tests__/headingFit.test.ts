import { headingFit } from '../headingFit';
import { tokenize } from '../tokenize';

test.each([
  ['lib.dts', 'dts', 1],
  ['tools.rspack', 'rspack', 1],
  ['dts.bundle', 'dts', 0.5],
  ['Watch mode', 'watch', 0.5],
  ['Use the output', 'output', 1],
  ['Watch mode', 'output', 0],
])('how much of the heading %j the word %j names: %d', (heading, word, fit) => {
  expect(headingFit(tokenize(heading), new Set([word]), new Set())).toBe(fit);
});
