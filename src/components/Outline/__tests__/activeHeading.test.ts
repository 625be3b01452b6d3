import { activeHeading } from '../useActiveHeading';

const headings = (...tops: number[]) => tops.map((top, index) => ({ id: `h${index}`, top }));

test.each([
  ['no headings', [], false, undefined],
  ['above the first', [300, 600], false, undefined],
  ['on the first', [100, 600], false, 'h0'],
  ['between first and second', [-200, 101], false, 'h0'],
  ['exactly on the second', [-200, 100], false, 'h1'],
  ['past all, not at the bottom', [-900, -500, -100], false, 'h2'],
  ['at the bottom, the last still below the line', [-900, 300, 500], true, 'h2'],
  ['at the bottom of a page that does not scroll', [200, 300], true, 'h1'],
] as const)('%s', (_, tops, isAtBottom, id) => {
  expect(activeHeading(headings(...tops), 100, isAtBottom)).toBe(id);
});
