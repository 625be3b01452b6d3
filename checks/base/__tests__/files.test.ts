import { tempFolder } from '../../../src/testing/tempFolder';
import { filesOf, fingerprint, hashOf, listFiles, writeFiles } from '../files';

test('files are listed by their paths below the folder, without the folders', () => {
  const folder = tempFolder();
  writeFiles(folder, filesOf({ 'b.md': '', 'a/c/d.md': '', 'a/b.md': '' }));
  expect(listFiles(folder)).toEqual(['a/b.md', 'a/c/d.md', 'b.md']);
});

test('a hash depends on texts, paths and contents, and on where each one ends', () => {
  const hashes = [
    hashOf('a', 'b'),
    hashOf('ab'),
    hashOf('', 'ab'),
    hashOf(filesOf({ a: 'b' })),
    hashOf(filesOf({ ab: '' })),
    hashOf(filesOf({ a: 'b' }), filesOf({})),
    hashOf(filesOf({}), filesOf({ a: 'b' })),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf(filesOf({ a: 'b' }), 'c')).toBe(hashOf(filesOf({ a: 'b' }), 'c'));
});

test('a fingerprint depends on files and folders', () => {
  const places = ['package.json', 'checks/base'];
  expect(fingerprint(...places)).toBe(fingerprint(...places));
  expect(fingerprint(...places)).not.toBe(fingerprint('package.json'));
  expect(() => fingerprint('no-such-file')).toThrow('no-such-file');
});
