import { selectPatches } from '..';
import scriptFormat from '../scriptFormat';
import texts from '../texts';

function select(mode: NodeJS.ProcessEnv['NODE_ENV'], wanted?: string) {
  const environment: NodeJS.ProcessEnv = { NODE_ENV: mode, PATCHES: wanted };
  const patches = selectPatches(environment);
  return { patches, hasCache: !environment.DOCUSAURUS_NO_PERSISTENT_CACHE };
}

test('a build has all patches; PATCHES turns all of them off, or some on, without a cache', () => {
  const all = select('production');
  expect(all.patches).toContain(scriptFormat);
  expect(all.hasCache).toBe(true);
  expect(select('production', 'off')).toEqual({ patches: [], hasCache: false });
  const some = { patches: [scriptFormat, texts], hasCache: false };
  expect(select('production', 'scriptFormat,texts')).toEqual(some);
  expect(select('development', 'scriptFormat').patches).toEqual([]);
});

test('a patch that does not exist is an error that lists the others', () => {
  expect(() => select('production', 'navigaton')).toThrow(
    /no patch "navigaton". Fix: Write "off", or some of dates, /,
  );
});
