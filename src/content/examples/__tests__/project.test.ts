import { addFiles, tempFolder } from '../../../testing/tempFolder';
import { makeProject } from '../project';
import { readTools } from '../tools';

let examplesDir: string;

const write = (files: Record<string, string>) => addFiles(examplesDir, files);

beforeEach(() => {
  examplesDir = tempFolder();
  const devDependencies = {
    '@rslib/core': '1.0.1',
    '@types/node': '20.1.0',
    '@types/react': '19.3.0',
    mitt: '3.0.1',
    publint: '0.3.25',
    react: '19.3.1',
    typescript: '6.0.3',
  };
  write({
    'package-lock.json': JSON.stringify({
      packages: {
        '': { devDependencies },
        'node_modules/@rslib/core': { bin: { rslib: 'bin/rslib.js' } },
        'node_modules/publint': { bin: { publint: 'src/cli.js' } },
      },
    }),
    'demo/package.json': '{ "name": "demo" }',
    'demo/src/index.ts': "import { Button } from 'react';\n",
    'demo/dist/index.js': 'built',
    'demo/build.log': 'printed',
  });
});

const make = (name = 'demo') => makeProject(examplesDir, name, readTools(examplesDir));

function read(name: string, file: string): Record<string, unknown> {
  return JSON.parse(String(make(name).files.get(file))) as Record<string, unknown>;
}

test('a project has the sources, but nothing that is built', () => {
  expect([...make().files.keys()]).toEqual(['package.json', 'src/index.ts']);
});

test('its package.json lists the tools that the sources and commands need, in exact versions', () => {
  write({
    'demo/tsconfig.json': '{}',
    'demo/run.mjs': "import fs from 'node:fs';",
    'demo/example.json': JSON.stringify({
      steps: [{ command: 'rslib build' }, { command: 'publint --strict' }],
    }),
  });
  expect(read('demo', 'package.json')).toEqual({
    name: 'demo',
    scripts: { build: 'rslib build' },
    devDependencies: {
      '@rslib/core': '1.0.1',
      '@types/node': '20.1.0',
      '@types/react': '19.3.0',
      publint: '0.3.25',
      react: '19.3.1',
      typescript: '6.0.3',
    },
  });
  expect(make().commands).toEqual(['npx publint --strict']);
});

test('what its package.json already says is kept', () => {
  const scripts = { build: 'rslib build && node check.mjs', dev: 'rslib build --watch' };
  const dependencies = { react: '^19.0.0' };
  write({ 'demo/package.json': JSON.stringify({ scripts, dependencies }) });
  expect(read('demo', 'package.json')).toMatchObject({
    scripts,
    dependencies,
    devDependencies: { '@rslib/core': '1.0.1', '@types/react': '19.3.0' },
  });
});

test('packages inside of the example are linked, because they are not on npm', () => {
  write({
    'demo/package.json': '{ "dependencies": { "@example/a": "1.0.0" } }',
    'demo/packages/a/package.json':
      '{ "name": "@example/a", "dependencies": { "@example/b": "1.0.0" } }',
    'demo/packages/b/package.json': '{ "name": "@example/b" }',
    'demo/example.json': '{ "steps": [{ "command": "ln -s" }, { "command": "rslib build" }] }',
  });
  expect(read('demo', 'package.json').dependencies).toEqual({ '@example/a': 'file:packages/a' });
  expect(read('demo', 'packages/a/package.json').dependencies).toEqual({
    '@example/b': 'file:../b',
  });
  expect(read('demo', 'package.json').scripts).toEqual({ build: 'rslib build' });
});

test('variants have the files that differ, with their tools', () => {
  write({
    'demo/example.json': '{ "variants": { "events": {}, "fails": {} } }',
    'demo/variants/events/package.json': '{ "name": "demo" }',
    'demo/variants/events/src/index.ts': "import mitt from 'mitt';",
    'demo/variants/events/dist/index.js': 'built',
  });
  expect([...make().files.keys()]).toEqual([
    'package.json',
    'src/index.ts',
    'variants/events/package.json',
    'variants/events/src/index.ts',
  ]);
  expect(read('demo', 'variants/events/package.json').devDependencies).toHaveProperty('mitt');
  expect(make().variants).toEqual(['events']);
});

test('without a base, the first variant is the project', () => {
  write({
    'demo/example.json': '{ "base": false, "variants": { "esm": {}, "cjs": {} } }',
    'demo/variants/esm/rslib.config.ts': 'esm',
    'demo/variants/cjs/rslib.config.ts': 'cjs',
  });
  const { files, variants } = make();
  expect(String(files.get('rslib.config.ts'))).toBe('esm');
  expect(variants).toEqual(['cjs']);
});

test('a build that is declared to fail is one that fails on purpose', () => {
  expect(make().fails).toBe(false);
  write({ 'demo/example.json': '{ "steps": [{ "command": "rslib build", "fails": [] }] }' });
  expect(make().fails).toBe(true);
});
