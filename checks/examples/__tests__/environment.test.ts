import path from 'node:path';
import { isInstalled } from '../ensureTools';
import { stepEnvironment } from '../execute';
import { runPool } from '../pool';

test('steps see the tools first, no colours, and nothing that changes builds', () => {
  const parent = { PATH: '/bin', HOME: '/h', CI: '1', FORCE_COLOR: '1', NODE_ENV: 'test' };
  expect(stepEnvironment(parent, '/tools')).toEqual({
    PATH: `/tools${path.delimiter}/bin`,
    HOME: '/h',
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
    ['with a package too many', { a: { version: '1.0.0' }, b: { version: '1.0.0' } }, false],
  ])('%s', (_name, packages, expected) => {
    expect(isInstalled(lock, { packages })).toBe(expected);
  });
});

test('the pool keeps its width and the order of results', async () => {
  let running = 0;
  let most = 0;
  const task = (value: number) => async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5 * (5 - value)));
    running--;
    return value;
  };
  expect(await runPool([1, 2, 3, 4].map(task), 2)).toEqual([1, 2, 3, 4]);
  expect(most).toBe(2);
});
