import { addFiles, tempFolder } from '../../../testing/tempFolder';
import { makeProject } from '../project';
import { readTools } from '../tools';

const devDependencies = {
  '@rslib/core': '1.0.1',
  '@types/node': '20.1.0',
  '@types/react': '19.3.0',
  publint: '0.3.25',
  react: '19.3.1',
  typescript: '7.0.2',
};
const lockfile = {
  packages: {
    '': {
      devDependencies: {
        ...devDependencies,
        mitt: '3.0.1',
        typescript: '6.0.3',
        'typescript-7': 'npm:typescript@7.0.2',
      },
    },
    'node_modules/@rslib/core': { bin: { rslib: 'bin/rslib.js' } },
    'node_modules/publint': { bin: { publint: 'src/cli.js' } },
  },
};

/** Makes a project of an example that has these files, too. */
function make(files: Record<string, string> = {}) {
  const examplesDir = tempFolder({
    'package-lock.json': JSON.stringify(lockfile),
    'demo/package.json': '{ "name": "demo" }',
    'demo/src/index.ts': "import { Button } from 'react';\n",
    'demo/dist/index.js': 'built',
    'demo/build.log': 'printed',
  });
  addFiles(`${examplesDir}/demo`, files);
  const project = makeProject(examplesDir, 'demo', readTools(examplesDir));
  const read = (file: string) => JSON.parse(String(project.files.get(file))) as unknown;
  return { ...project, names: [...project.files.keys()], read };
}

test('a project has the sources, and lists the tools that they and the commands need', () => {
  const { names, read, commands } = make({
    'tsconfig.json': '{}',
    'run.mjs': "import fs from 'node:fs';",
    'example.json':
      '{ "steps": [{ "command": "rslib build" }, { "command": "publint --strict" }] }',
  });
  expect(names).toEqual(['package.json', 'run.mjs', 'src/index.ts', 'tsconfig.json']);
  const scripts = { build: 'rslib build' };
  expect(read('package.json')).toEqual({ name: 'demo', scripts, devDependencies });
  expect(commands).toEqual(['npx publint --strict']);
});

test('a project that is built with an older TypeScript lists that', () => {
  const { read } = make({ 'tsconfig.json': '{}', 'example.json': '{ "typescript": 6 }' });
  expect(read('package.json')).toHaveProperty('devDependencies.typescript', '6.0.3');
});

test('what its package.json already says is kept', () => {
  const scripts = { build: 'rslib build && node check.mjs', dev: 'rslib build --watch' };
  const dependencies = { react: '^19.0.0' };
  const { read } = make({ 'package.json': JSON.stringify({ scripts, dependencies }) });
  expect(read('package.json')).toEqual({
    scripts,
    dependencies,
    devDependencies: { '@rslib/core': '1.0.1', '@types/react': '19.3.0' },
  });
});

test('packages inside of the example are linked, because they are not on npm', () => {
  const { read } = make({
    'package.json': '{ "dependencies": { "@example/a": "1.0.0" } }',
    'packages/a/package.json': '{ "name": "@example/a", "dependencies": { "@example/b": "1" } }',
    'packages/b/package.json': '{ "name": "@example/b" }',
    'example.json': '{ "steps": [{ "command": "ln -s" }, { "command": "rslib build" }] }',
  });
  expect(read('package.json')).toMatchObject({
    dependencies: { '@example/a': 'file:packages/a' },
    scripts: { build: 'rslib build' },
  });
  expect(read('packages/a/package.json')).toMatchObject({
    dependencies: { '@example/b': 'file:../b' },
  });
});

test('variants have the files that differ, with their tools', () => {
  const { names, read, variants } = make({
    'example.json': '{ "variants": { "events": {}, "fails": {} } }',
    'variants/events/package.json': '{ "name": "demo" }',
    'variants/events/src/index.ts': "import mitt from 'mitt';",
    'variants/events/dist/index.js': 'built',
  });
  expect(names).toEqual([
    ...['package.json', 'src/index.ts'],
    ...['variants/events/package.json', 'variants/events/src/index.ts'],
  ]);
  expect(read('variants/events/package.json')).toHaveProperty('devDependencies.mitt');
  expect(variants).toEqual(['events']);
});

test('without a base, the first variant is the project', () => {
  const { files, variants } = make({
    'example.json': '{ "base": false, "variants": { "esm": {}, "cjs": {} } }',
    'variants/esm/rslib.config.ts': 'esm',
    'variants/cjs/rslib.config.ts': 'cjs',
  });
  expect(String(files.get('rslib.config.ts'))).toBe('esm');
  expect(variants).toEqual(['cjs']);
});

test('a build that is declared to fail is one that fails on purpose', () => {
  const json = '{ "steps": [{ "command": "rslib build", "fails": [] }] }';
  expect([make().fails, make({ 'example.json': json }).fails]).toEqual([false, true]);
});
