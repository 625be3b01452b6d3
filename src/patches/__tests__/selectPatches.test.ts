import { selectPatches } from '..';
import scriptFormat from '../scriptFormat';
import texts from '../texts';

const select = (mode: string, wanted?: string) =>
  selectPatches({ ...process.env, NODE_ENV: mode, PATCHES: wanted });

test('a build has all patches, and the development server none', () => {
  expect(select('production')).toContain(scriptFormat);
  expect(select('development')).toEqual([]);
  expect(select('development', 'scriptFormat')).toEqual([]);
});

test('PATCHES turns all of them off, or some on', () => {
  expect(select('production', 'off')).toEqual([]);
  expect(select('production', 'scriptFormat,texts')).toEqual([
    scriptFormat,
    texts,
    expect.any(Function),
  ]);
});

test('a patch that does not exist is an error that lists the others', () => {
  expect(() => select('production', 'navigaton')).toThrow(
    /no patch "navigaton". Did you mean "navigation"\? Fix: Write "off", or some of dates, /,
  );
});

test.each([
  ['Rspack 1', { cache: true, experiments: { cache: { type: 'persistent', version: 'en' } } }],
  ['Rspack 2', { cache: { type: 'persistent', version: 'en' } }],
])('builds with other patches have another cache: %s', (_, config) => {
  const plugin = select('production', 'navigation,texts').at(-1) as unknown as () => {
    configureWebpack: (config: object) => object;
  };
  const cache = { version: 'en-navigation-texts' };
  const expected = 'experiments' in config ? { experiments: { cache } } : { cache };
  expect(plugin().configureWebpack(config)).toEqual(expected);
});

test('a build without a cache has none with patches', () => {
  const plugin = select('production').at(-1) as unknown as () => {
    configureWebpack: (config: object) => object;
  };
  expect(plugin().configureWebpack({ experiments: {} })).toEqual({});
});
