import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { requireTools } from '../tools';

const folder = tempFolder();

function write(file: string, packages: object): void {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
}

const missing = 'are missing or out of date. Run "npm run setup".';

test('tools that are not installed are an error that names the command to install them', () => {
  write('package-lock.json', { 'node_modules/a': { version: '2.0.0' } });
  expect(() => requireTools(folder)).toThrow(missing);
});

test('tools of another version are an error', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(() => requireTools(folder)).toThrow(missing);
});

test('tools of the locked version are accepted', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '2.0.0' } });
  expect(() => requireTools(folder)).not.toThrow();
});

test('an optional package that the lockfile lacks is accepted, another one is an error', () => {
  const locked = { 'node_modules/a': { version: '2.0.0' } };
  write('node_modules/.package-lock.json', {
    ...locked,
    'node_modules/wasm32': { version: '1.0.0', optional: true },
  });
  expect(() => requireTools(folder)).not.toThrow();
  write('node_modules/.package-lock.json', {
    ...locked,
    'node_modules/b': { version: '1.0.0' },
  });
  expect(() => requireTools(folder)).toThrow(missing);
});
