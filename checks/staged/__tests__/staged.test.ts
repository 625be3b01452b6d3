import { execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { scripts } from '../../../package.json';
import { tempFolder } from '../../../src/testing/tempFolder';
import { root } from '../../base/root';
import commandsFor from '../index.mjs';

/** `npm run --silent content -- …` → `content`, `eslint …` → `eslint`. */
const nameOf = (command: string) => command.replace('npm run --silent ', '').split(' ')[0];

test.each([
  ['docs/guide/start/glossary.mdx', ['content', 'prettier', 'samples', 'options']],
  ['docs/guide/that-the-commit-deletes.mdx', ['content', 'options']],
  ['src/site/options/undocumented.ts', ['content', 'prettier', 'eslint', 'typecheck', 'options']],
  ['src/site/routes.ts', ['content', 'prettier', 'eslint', 'typecheck']],
  ['examples/dual/src/index.ts', ['content', 'prettier', 'examples']],
])('%s', (file, commands) => {
  expect(commandsFor([file]).map(nameOf)).toEqual(commands);
});

test('an example is built once, however many of its files change', () => {
  expect(commandsFor(['examples/dual/src/a.ts', 'examples/dual/b.json']).at(-1)).toBe(
    'npm run --silent examples -- --check "dual"',
  );
});

test('the index counts, not the working tree; deleted and renamed files are in the list', () => {
  const cwd = tempFolder();
  const run = (command: string) => execSync(command, { cwd, encoding: 'utf8' });
  const write = (file: string, text: string) => fs.writeFileSync(path.join(cwd, file), text);
  const config = "export default (files) => ['echo ' + files.sort().join(' '), 'cat changed']";
  write('config.mjs', config);
  for (const file of ['changed', 'deleted', 'renamed']) write(file, `${file} before`.repeat(9));
  run('git init -q && git config user.email a@b && git config user.name a');
  run('git add . && git commit -qm one && git rm -q deleted && git mv renamed moved');
  write('changed', 'staged');
  run('git add changed');
  write('changed', 'not staged');
  const command = scripts['check:staged'].replace('checks/staged/index.mjs', 'config.mjs');
  const output = run(`${path.join(root, 'node_modules/.bin', command)} --verbose 2>&1`);
  expect(output).toMatch(/changed deleted moved/);
  expect(output).toMatch(/^staged$/m);
  expect(fs.readFileSync(path.join(cwd, 'changed'), 'utf8')).toBe('not staged');
});
