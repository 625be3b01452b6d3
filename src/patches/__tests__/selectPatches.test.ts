import { selectPatches } from '..';
import scriptFormat from '../scriptFormat';
import texts from '../texts';

const select = (mode: string, wanted?: string) =>
  selectPatches({ NODE_ENV: mode, PATCHES: wanted });

test('a build has all patches, and the development server none', () => {
  expect(select('production')).toContain(scriptFormat);
  expect(select('development')).toEqual([]);
  expect(select('development', 'scriptFormat')).toEqual([]);
});

test('PATCHES turns all of them off, or some on', () => {
  expect(select('production', 'off')).toEqual([]);
  expect(select('production', 'scriptFormat,texts')).toEqual([scriptFormat, texts]);
});

test('a patch that does not exist is an error that lists the others', () => {
  expect(() => select('production', 'navigaton')).toThrow(
    /no patch "navigaton". Fix: Write "off", or some of dates, /,
  );
});

test.each([
  [undefined, undefined],
  ['off', '1'],
  ['texts', '1'],
])('PATCHES=%s: a build with other patches has no cache', (wanted, expected) => {
  const environment = { NODE_ENV: 'production', PATCHES: wanted } as NodeJS.ProcessEnv;
  selectPatches(environment);
  expect(environment.DOCUSAURUS_NO_PERSISTENT_CACHE).toBe(expected);
});
