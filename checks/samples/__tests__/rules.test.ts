import { parseFenceMeta } from '../../../src/content/remark/fenceMeta';
import { checkPackageJson } from '../rules/packageJson';
import { checkSyntax, createParsers } from '../rules/syntax';
import { judgeLoading } from '../rules/loading';
import { checkVersions } from '../rules/versions';

describe('the syntax', () => {
  // The self-test of the check has those that the tools of the examples parse.
  const parsers = createParsers(() => undefined);

  it.each([
    ['ts', 'const a: string = b!;', 'const a: = 1;'],
    ['tsx', '<A<string> b={1} />;', '<A>'],
    ['js', 'let a;', 'let a b;'],
    ['jsx', 'f(<div />);', 'f(<div>);'],
    ['json', '{ "a": 1 }', '{ a: 1 }'],
    ['jsonc', '{ "a": 1, /* b */ }', '{ "a" }'],
    ['yaml', 'a:\n  - b', 'a: [b'],
  ])('%s: accepts %j, reports %j', (lang, right, wrong) => {
    expect(parsers[lang]?.(right)).toEqual([]);
    expect(parsers[lang]?.(wrong)).not.toEqual([]);
  });

  it('has the line of a mistake', () => {
    expect(parsers.ts?.('let a;\nlet b c;')).toMatchObject([{ line: 2 }]);
  });

  it.each([
    ['{ "compilerOptions": { "strict": true } } // comment', []],
    [
      '{ "compilerOptions": { "strcit": true } }',
      ["Unknown compiler option 'strcit'. Did you mean 'strict'?"],
    ],
    ['{ "compilerOptions" }', [expect.stringContaining('TS1005')]],
  ])('of tsconfig.json: %j', (code, messages) => {
    const meta = parseFenceMeta('title="packages/a/tsconfig.build.json"');
    const mistakes = checkSyntax({ file: 'a', line: 1, lang: 'json', meta, code }, parsers);
    expect(mistakes.map(({ message }) => message)).toEqual(messages);
  });
});

describe('a package.json', () => {
  it('may be publishable', () => {
    const exports = {
      '.': { types: './dist/a.d.ts', import: { default: './dist/a.js' } },
      './x': ['./dist/x.js', null],
    };
    const bin = { a: 'bin/a.js' };
    const code = JSON.stringify({ name: 'a', type: 'module', main: 'dist/a.js', bin, exports });
    expect(checkPackageJson(code)).toEqual([]);
  });

  it.each([
    '{}',
    '{ "exports": "./dist/a.js" }',
    '{ "exports": { "import": "./a.js", "require": { "types": "./a.d.cts", "default": "./a.cjs" } } }',
  ])('may be %s', (code) => {
    expect(checkPackageJson(code)).toEqual([]);
  });

  it.each([
    ['{ "name": "a", }', 'JSON'],
    ['[]', '"package.json" must be of type object'],
    ['{ "exprots": {} }', '"exprots" is not a known field'],
    ['{ "type": "esm" }', '"type" must be one of [module, commonjs]'],
    ['{ "main": "/dist/a.js" }', '"main" must be a path inside the package'],
    ['{ "module": "../a.js" }', '"module" must be a path inside the package'],
    ['{ "bin": { "a": 1 } }', '"bin.a" must be a path'],
    ['{ "bin": 1 }', '"bin" must be a path'],
    ['{ "exports": "dist/a.js" }', '"exports" must start with "./"'],
    ['{ "exports": { ".": { "import": "a.js" } } }', '"exports...import" must start with "./"'],
    ['{ "exports": { ".": ["a.js"] } }', 'must start with "./"'],
    ['{ "exports": { "./a": "./a.js", "import": "./b.js" } }', 'is a subpath among conditions'],
    [
      '{ "exports": { "default": "./a.js", "import": "./b.js" } }',
      'has keys after "default", which must be last',
    ],
    ['{ "exports": { "import": "./a.js", "types": "./a.d.ts" } }', 'must have "types" first'],
    ['{ "exports": 1 }', '"exports" must be a path'],
  ])('must not be %s', (code, message) => {
    expect(checkPackageJson(code)).toEqual([
      { message: expect.stringContaining(message) as string, fix: expect.any(String) as string },
    ]);
  });
});

test.each([
  ['something else', 'no', 'declares error="something else" but fails with: no'],
  ['Unsupported', undefined, 'declares error="Unsupported" but loads'],
])('a configuration with error=%j for which the tool prints %j', (error, failure, message) => {
  expect(judgeLoading(error, failure)).toMatchObject([{ message }]);
});

describe('the versions of an install command', () => {
  const ranges = new Map([
    ['@rsbuild/core', '~2.2.6'],
    ['typescript', '^5 || ^6'],
  ]);

  it.each([
    'npm install -D @rsbuild/core@~2.2.6 react@19',
    'npm install typescript@6',
    'npm install typescript @rslib/core@latest',
  ])('accepts %j', (code) => {
    expect(checkVersions(code, ranges)).toEqual([]);
  });

  it.each([
    ['npm install -D @rsbuild/core@~2.3.0', 'Rslib accepts @rsbuild/core ~2.2.6, not ~2.3.0'],
    ['npm install typescript@4', 'Rslib accepts typescript ^5 || ^6, not 4'],
  ])('reports %j', (code, message) => {
    expect(checkVersions(`cd a\n${code}`, ranges)).toMatchObject([{ line: 2, message }]);
  });
});
