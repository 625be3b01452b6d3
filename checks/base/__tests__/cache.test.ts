import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { openCache } from '../cache';

let folder: string;

beforeEach(() => (folder = path.join(tempFolder(), 'new')));

const open = (use = true) => openCache('demo', { use, folder });

function save(cache = open(), isComplete = true): void {
  cache.set('a', 'text');
  cache.set('b');
  cache.save(isComplete);
}

test('knows what was set, in this run and in the next one', () => {
  const cache = open();
  save(cache);
  for (const each of [cache, open()]) {
    expect(['a', 'b', 'c'].map(each.get)).toEqual(['text', '', undefined]);
    expect(['a', 'b', 'c'].map(each.has)).toEqual([true, true, false]);
  }
});

test.each([
  [true, [true, true, false]],
  [false, [true, true, true]],
])('forgets what a complete run did not use: %j', (isComplete, known) => {
  const before = open();
  for (const key of ['c', 'd']) before.set(key);
  before.save(true);
  const cache = open();
  cache.has('c');
  save(cache, isComplete);
  expect(['a', 'c', 'd'].map(open().has)).toEqual(known);
});

test('starts empty on demand, or where the file is broken', () => {
  save();
  expect(open(false).has('a')).toBe(false);
  fs.writeFileSync(path.join(folder, 'demo.json'), 'broken');
  expect(open().has('a')).toBe(false);
});
