import { isInstalled } from '../tools';

const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '2.0.0' },
    'node_modules/win32': { version: '2.0.0', optional: true },
  },
};

test.each([
  ['no package', false, {}],
  ['another version', false, { 'node_modules/a': { version: '1.0.0' } }],
  ['the locked version', true, lock.packages],
  ['all but what another platform needs', true, { 'node_modules/a': { version: '2.0.0' } }],
  [
    'an optional package that the lockfile lacks',
    true,
    { ...lock.packages, 'node_modules/wasm32': { version: '1.0.0', optional: true } },
  ],
  [
    'another package that the lockfile lacks',
    false,
    { ...lock.packages, 'node_modules/b': { version: '1.0.0' } },
  ],
])('%s is the installation of the lockfile: %j', (_, expected, packages) => {
  expect(isInstalled(lock, { packages })).toBe(expected);
});
