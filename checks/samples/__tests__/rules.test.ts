import { parseFenceMeta } from '../../../src/content/remark/fenceMeta';
import { judgeLoading } from '../rules/loading';
import { checkPackageJson } from '../rules/packageJson';
import { checkSyntax, createParsers } from '../rules/syntax';
import { judgeTypes } from '../rules/types';
import { checkVersions } from '../rules/versions';

describe('the syntax', () => {
  // A stub; the self-test of the check uses the real tools.
  const refuse = (code: string) => {
    if (code.includes('wrong')) throw new Error('refused by the tool');
  };
  const loadTool = jest.fn((name: string) =>
    name === '@vue/compiler-sfc' ? { parse: parseVue } : { parse: refuse },
  );
  const parsers = createParsers(loadTool);

  function parseVue(code: string) {
    const [, content] = /<script>(.*)<\/script>/.exec(code) ?? [];
    return {
      errors: code.includes('wrong') ? [new Error('refused by the tool')] : [],
      descriptor: { script: content === undefined ? null : { content }, scriptSetup: null },
    };
  }

  it.each([
    ['ts', 'const a: string = b!;', 'const a: = 1;'],
    ['tsx', '<A<string> b={1} />;', '<A>'],
    ['js', 'let a;', 'let a b;'],
    ['jsx', 'f(<div />);', 'f(<div>);'],
    ['json', '{ "a": 1 }', '{ a: 1 }'],
    ['jsonc', '{ "a": 1, /* b */ }', '{ "a" }'],
    ['yaml', 'a:\n  - b', 'a: [b'],
    ['toml', 'a = 1', 'wrong'],
    ['vue', '<script>let a;</script>', 'wrong'],
    ['vue', '<script>let a;</script>', '<script>let a b;</script>'],
  ])('%s: accepts %j, reports %j', (lang, right, wrong) => {
    expect(parsers[lang]?.(right)).toEqual([]);
    expect(parsers[lang]?.(wrong)).not.toEqual([]);
  });

  it('is parsed by the tools that the examples build with', () => {
    ['toml', 'vue'].forEach((lang) => parsers[lang]?.(''));
    expect(new Set(loadTool.mock.calls.flat())).toEqual(new Set(['toml', '@vue/compiler-sfc']));
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

describe('the types of a sample', () => {
  const problems = [{ code: 'TS1', message: 'TS1: no', line: 2 }];

  it.each([
    [undefined, [], undefined],
    [undefined, problems, 'TS1: no'],
    ['TS1', problems, undefined],
    ['TS1', [], 'declares error="TS1" but compiles'],
    ['TS2', problems, 'declares error="TS2" but fails with TS1: no'],
    ['text of a tool', problems, 'TS1: no'],
  ])('with error=%j and %j', (error, found, message) => {
    const [mistake] = judgeTypes(error, found);
    expect(mistake?.message).toBe(message);
  });

  it('have the line of a mistake', () => {
    expect(judgeTypes(undefined, problems)).toMatchObject([{ line: 2 }]);
  });
});

test.each([
  [undefined, undefined, undefined],
  [undefined, 'Unsupported: amd', 'the tool rejects it: Unsupported: amd'],
  ['Unsupported', 'Unsupported: amd', undefined],
  ['something else', 'no', 'declares error="something else" but fails with: no'],
  ['Unsupported', undefined, 'declares error="Unsupported" but loads'],
])('a configuration with error=%j for which the tool prints %j', (error, failure, message) => {
  const [mistake] = judgeLoading(error, failure);
  expect(mistake?.message).toBe(message);
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
