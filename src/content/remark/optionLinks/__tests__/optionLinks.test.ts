import path from 'node:path';
import { linkFinder } from '..';
import { optionTable } from '../../../../site/options';
import { readOptionUrls } from '../optionUrls';

const urls = readOptionUrls(path.resolve('docs'));
const findLinks = linkFinder(urls);

/** Texts and URLs of the links in code. */
const linksOf = (code: string, language = 'ts', file = 'a.ts') =>
  findLinks(code, language, file).map(({ start, end, url }) => [code.slice(start, end), url]);

const config = (options: string) =>
  `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${options});\n`;

test('each option has a place where it is described', () => {
  expect(Object.keys(optionTable).filter((option) => !urls.has(option))).toEqual([]);
  expect(urls.get('lib.format')).toBe('/config/lib/format');
  expect(urls.get('lib.dts.bundle')).toBe('/config/lib/dts#dts-bundle');
  expect(urls.get('output')).toBe('/config/rsbuild/output');
});

const libItem = [
  ['lib', '/config/lib/'],
  ['dts', '/config/lib/dts'],
  ['bundle', '/config/lib/dts#dts-bundle'],
  ['output', '/config/rsbuild/output'],
  ['target', '/config/rsbuild/output#output-target'],
];

const lib = "lib: [{ dts: { bundle: true }, output: { target: 'web' } }]";
const part = "output: { target: 'web' },";

test.each([
  ['in an object', config(`{ ${lib} }`), 'a.ts', libItem],
  ['that a function returns', config(`() => ({ ${lib} })`), 'a.ts', libItem],
  ['that a body returns', config(`() => { return { ${lib} }; }`), 'a.ts', libItem],
  [
    'for all items of lib',
    config("{ syntax: 'es2020', plugins: [a({ dts: true })], unknown: {} }"),
    'a.ts',
    [
      ['syntax', '/config/lib/syntax'],
      ['plugins', '/config/rsbuild/plugins#plugins'],
    ],
  ],
  ['in a part', part, 'rslib.config.ts', libItem.slice(3)],
  ['but not in a part for another tool', part, 'rsbuild.config.ts', []],
  [
    'but not of another tool',
    "import { defineConfig } from 'tsup';\ndefineConfig({ dts: true });",
    ...['a.ts', []],
  ],
  ['but not in code that is not JavaScript', config('{ dts: <true }'), 'a.ts', []],
  ['and its type', 'const a: RslibConfig = {};', 'a.ts', [['RslibConfig', '/config/']]],
] as const)('options of a configuration %s', (_, code, file, links) => {
  expect(linksOf(code, 'ts', file)).toEqual(links);
});

test('flags of Rslib, and of no other program', () => {
  expect(linksOf('npx rslib build --no-dts --watch\nnpx tsup --dts', 'bash')).toEqual([
    ['--no-dts', '/config/lib/dts'],
  ]);
});

test('the title says type and default', () => {
  const [, bundle] = findLinks(config('{ lib: [], bundle: false }'), 'ts', '');
  expect(bundle?.title).toBe('boolean = true');
});
