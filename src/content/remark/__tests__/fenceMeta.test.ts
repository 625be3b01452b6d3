import { parseFenceMeta, parseLineRange } from '../fenceMeta';

describe('parseFenceMeta', () => {
  it.each([
    [null, {}, [], []],
    ['npm2yarn', {}, ['npm2yarn'], []],
    ['title="a b.ts" wrap', { title: 'a b.ts' }, ['wrap'], []],
    [`error='a "b"' {1,3-4}`, { error: 'a "b"' }, [], [1, 3, 4]],
    ['fragment=""', { fragment: '' }, [], []],
    ['{ 2 }title="x"', { title: 'x' }, [], [2]],
  ])('%s', (meta, attributes, flags, lines) => {
    expect(parseFenceMeta(meta)).toEqual({ attributes, flags, lines });
  });
});

describe('parseLineRange', () => {
  it.each(['0', '4-2', 'x', '1,,2'])('rejects %s', (range) => {
    expect(() => parseLineRange(range)).toThrow('is not a list of lines');
  });
});
