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

test.each([
  ['an object', "{ lib: [{ dts: { bundle: true }, output: { target: 'web' } }] }"],
  ['a function', "() => ({ lib: [{ dts: { bundle: true }, output: { target: 'web' } }] })"],
  ['a body', "() => { return { lib: [{ dts: { bundle: true }, output: { target: 'web' } }] }; }"],
])('options in the configuration of %s', (_, options) => {
  expect(linksOf(config(options))).toEqual(libItem);
});

test('options that may be set for all items of lib', () => {
  expect(linksOf(config("{ syntax: 'es2020', plugins: [a({ dts: true })], unknown: {} }"))).toEqual(
    [
      ['syntax', '/config/lib/syntax'],
      ['plugins', '/config/rsbuild/plugins#plugins'],
    ],
  );
});

test('a part of a configuration, only in the file of a configuration', () => {
  const part = "output: { target: 'web' },";
  expect(linksOf(part, 'ts', 'rslib.config.ts')).toEqual(libItem.slice(3));
  expect(linksOf(part, 'ts', 'rsbuild.config.ts')).toEqual([]);
});

test.each([
  ['of another tool', "import { defineConfig } from 'tsup';\ndefineConfig({ dts: true });"],
  ['that is not JavaScript', config('{ dts: <true }')],
])('no options in code %s', (_, code) => {
  expect(linksOf(code)).toEqual([]);
});

test('the type of a configuration', () => {
  expect(linksOf('const config: RslibConfig = {};')).toEqual([['RslibConfig', '/config/']]);
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
