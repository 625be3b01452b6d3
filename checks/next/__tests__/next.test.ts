import { newestPrerelease } from '../newest';

test('the newest prerelease that all packages have', () => {
  const older = ['3.10.9-canary-9', '3.10.10', '4.0.0-canary-808', '4.0.0-canary-6808'];
  expect(newestPrerelease([[...older, '4.0.0-canary-6822'], older], '3.10.10')).toBe(
    '4.0.0-canary-6808',
  );
  expect(newestPrerelease([[...older, '4.0.0-rc.1']], '3.10.10')).toBe('4.0.0-rc.1');
});

test('no prerelease of an installed release', () => {
  expect(newestPrerelease([['4.0.0-rc.1', '4.0.0']], '4.0.0')).toBeUndefined();
});
