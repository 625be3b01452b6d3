import { filesOf, fingerprint, hashOf } from '../files';

test('a hash is that of texts, paths and contents, with their borders', () => {
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

test('a fingerprint is that of files and folders', () => {
  const places = ['package.json', 'checks/base'];
  expect(fingerprint(...places)).toBe(fingerprint(...places));
  expect(fingerprint(...places)).not.toBe(fingerprint('package.json'));
  expect(() => fingerprint('no-such-file')).toThrow('no-such-file');
});
