import { filesOf, fingerprint, hashOf } from '../files';

test('a hash depends on texts, paths and contents, and on where each one ends', () => {
  const hashes = [
    hashOf('a', 'b'),
    hashOf('ab'),
    hashOf(filesOf({ a: 'b' })),
    hashOf(filesOf({ ab: '' })),
    hashOf(filesOf({ a: 'b' }), filesOf({})),
    hashOf(filesOf({}), filesOf({ a: 'b' })),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashOf(filesOf({ a: 'b' }), 'c')).toBe(hashOf(filesOf({ a: 'b' }), 'c'));
});

test('a fingerprint depends on files and folders', () => {
  expect(fingerprint('package.json')).not.toBe(fingerprint('package.json', 'checks/base'));
  expect(() => fingerprint('no-such-file')).toThrow('no-such-file');
});
