import path from 'node:path';
import { checkPackageJson } from '../packageJson';
import { createParsers } from '../parseSample';

const parsers = createParsers(path.resolve(__dirname, '../../..'));

describe('createParsers', () => {
  it.each([
    ['ts', 'const a: string = b!;', 'const a: = 1;'],
    ['tsx', '<A<string> b={1} />;', '<A>'],
    ['js', 'let a;', 'let a b;'],
    ['jsx', 'f(<div />);', 'f(<div>);'],
    ['json', '{ "a": 1 }', '{ a: 1 }'],
    ['jsonc', '{ "a": 1, /* b */ }', '{ "a" }'],
    ['json5', "{ a: 'b' }", '{ a }'],
    ['yaml', 'a:\n  - b', 'a: [b'],
    ['toml', '[a]\nb = 1', 'b = '],
    [
      'vue',
      '<script setup lang="ts">\nlet a: string;\n</script>\n<template><b /></template>',
      '<template><b></template>',
    ],
    ['vue', '<script>\nexport default {};\n</script>', '<script>\nlet a b;\n</script>'],
  ])('%s: takes %j, refuses %j', (lang, right, wrong) => {
    expect(parsers[lang]?.(right)).toEqual([]);
    expect(parsers[lang]?.(wrong)).not.toEqual([]);
  });

  it('tells the line', () => {
    expect(parsers.ts?.('let a;\nlet b c;')).toMatchObject([{ line: 2 }]);
  });
});

describe('checkPackageJson', () => {
  it('takes a publishable package', () => {
    const exports = {
      '.': { types: './dist/a.d.ts', import: { default: './dist/a.js' } },
      './x': ['./dist/x.js', null],
    };
    const code = JSON.stringify({ name: 'a', type: 'module', main: 'dist/a.js', exports });
    expect(checkPackageJson(code)).toEqual([]);
  });

  it.each([
    ['{ "name": "a", }', 'JSON'],
    ['[]', 'is no object'],
    ['{ "exprots": {} }', '"exprots" is no known field'],
    ['{ "type": "esm" }', '"type" is "esm"'],
    ['{ "main": "/dist/a.js" }', '"main" must be a path inside the package'],
    ['{ "bin": { "a": 1 } }', '"bin.a" must be a path'],
    ['{ "exports": "dist/a.js" }', '"exports" points to "dist/a.js"'],
    ['{ "exports": { "./a": "./a.js", "import": "./b.js" } }', 'mixes subpaths and conditions'],
    ['{ "exports": { "default": "./a.js", "import": "./b.js" } }', 'goes on after "default"'],
    ['{ "exports": { "import": "./a.js", "types": "./a.d.ts" } }', 'has "types" behind'],
    ['{ "exports": 1 }', '"exports" is no path'],
  ])('refuses %s', (code, message) => {
    const [finding] = checkPackageJson(code);
    expect(finding?.message).toContain(message);
  });
});
