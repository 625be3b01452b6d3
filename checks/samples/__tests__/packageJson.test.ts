import { checkPackageJson } from '../rules/packageJson';

test('a package.json may have all forms of targets', () => {
  const exports = {
    '.': { types: './dist/a.d.ts', import: { default: './dist/a.js' } },
    './x': ['./dist/x.js', null],
  };
  expect(checkPackageJson(JSON.stringify({ main: 'a.js', bin: { a: 'a.js' }, exports }))).toEqual(
    [],
  );
});

test.each([
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
  ['{ "exports": { "default": "./a.js", "import": "./b.js" } }', 'has keys after "default"'],
  ['{ "exports": { "import": "./a.js", "types": "./a.d.ts" } }', 'must have "types" first'],
  ['{ "exports": 1 }', '"exports" must be a path'],
])('%s has a mistake', (code, message) => {
  expect(checkPackageJson(code).map((mistake) => mistake.message)).toEqual([
    expect.stringContaining(message),
  ]);
});
