import path from 'node:path';
import { stepEnvironment } from '../execute';
import { isInstalled } from '../tools';

test('the tools are first on the path, colors are off, and nothing changes builds', () => {
  const parent = { PATH: '/bin', HOME: '/h', CI: '1', FORCE_COLOR: '1', NODE_ENV: 'test' };
  expect(stepEnvironment(parent, '/tools')).toEqual({
    PATH: `/tools${path.delimiter}/bin`,
    HOME: '/h',
    NO_COLOR: '1',
  });
});

test('the path of Windows keeps its name', () => {
  expect(stepEnvironment({ Path: 'C:\\bin' }, 'C:\\tools')).toEqual({
    Path: `C:\\tools${path.delimiter}C:\\bin`,
    NO_COLOR: '1',
  });
});

describe('isInstalled', () => {
  const lock = {
    packages: { '': {}, a: { version: '1.0.0' }, 'a-win32': { version: '1.0.0', optional: true } },
  };

  test.each([
    ['complete but for another platform', { a: { version: '1.0.0' } }, true],
    ['another version', { a: { version: '2.0.0' } }, false],
    ['incomplete', {}, false],
    ['with an extra package', { a: { version: '1.0.0' }, b: { version: '1.0.0' } }, false],
  ])('%s', (_name, packages, expected) => {
    expect(isInstalled(lock, { packages })).toBe(expected);
  });
});
