import { selectPatches } from '..';
import navigation from '../navigation';
import texts from '../texts';

const select = (mode: string, wanted?: string) =>
  selectPatches({ ...process.env, NODE_ENV: mode, PATCHES: wanted });

test('a build has all patches, and the development server none', () => {
  expect(select('production')).toContain(navigation);
  expect(select('development')).toEqual([]);
  expect(select('development', 'navigation')).toEqual([]);
});

test('PATCHES turns all of them off, or some on', () => {
  expect(select('production', 'off')).toEqual([]);
  expect(select('production', 'navigation,texts')).toEqual([
    navigation,
    texts,
    expect.any(Function),
  ]);
});

test('a patch that does not exist is an error that lists the others', () => {
  expect(() => select('production', 'navigaton')).toThrow(
    /no patch "navigaton". Did you mean "navigation"\? Fix: Write "off", or some of dates, /,
  );
});
