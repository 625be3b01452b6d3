import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { openCache, type Cache } from '../cache';

let folder: string;

beforeEach(() => (folder = tempFolder()));

const open = (use = true): Cache => openCache('demo', { use, folder: path.join(folder, 'new') });

function save(entries: Record<string, string>, isComplete = true): void {
  const cache = open();
  Object.entries(entries).forEach(([key, value]) => cache.set(key, value));
  cache.save(isComplete);
}

test('knows what was set, in this run and in the next one', () => {
  const cache = open();
  expect(cache.has('a')).toBe(false);
  cache.set('a', 'text');
  cache.set('b');
  cache.save(true);
  for (const each of [cache, open()]) {
    expect([each.get('a'), each.get('b'), each.get('c')]).toEqual(['text', '', undefined]);
    expect([each.has('a'), each.has('b'), each.has('c')]).toEqual([true, true, false]);
  }
});

test('forgets what a complete run did not use', () => {
  save({ read: '', asked: '', unused: '' });
  const cache = open();
  cache.get('read');
  cache.has('asked');
  cache.save(true);
  expect(['read', 'asked', 'unused'].filter((key) => open().has(key))).toEqual(['read', 'asked']);
});

test('keeps what a partial run did not use', () => {
  save({ a: '1', b: '1' });
  save({ b: '2' }, false);
  expect([open().get('a'), open().get('b')]).toEqual(['1', '2']);
});

test('starts empty on demand, and still saves the outcome', () => {
  save({ a: 'old' });
  const cache = open(false);
  expect(cache.has('a')).toBe(false);
  cache.set('a', 'new');
  cache.save(true);
  expect(open().get('a')).toBe('new');
});

test.each(['broken', '[]', 'null'])('treats the file %j as empty', (text) => {
  save({ a: '' });
  fs.writeFileSync(path.join(folder, 'new/demo.json'), text);
  expect(open().has('a')).toBe(false);
});

test('leaves no other file behind', () => {
  save({ a: '' });
  expect(fs.readdirSync(path.join(folder, 'new'))).toEqual(['demo.json']);
});
