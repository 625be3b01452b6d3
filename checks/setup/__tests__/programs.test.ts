import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { onPath } from '../onPath';
import { findProgram, locate } from '../programs';

const folder = tempFolder();
const file = path.join(folder, 'tool');
const program = {
  name: 'Tool',
  variable: 'RSLIB_TEST_TOOL',
  find: () => onPath(['tool'], [folder]),
};

beforeEach(() => fs.rmSync(file, { force: true }));
afterEach(() => delete process.env[program.variable]);

test('a program on the path is found', () => {
  fs.writeFileSync(file, '');
  expect(findProgram(program)).toBe(file);
});

test('a missing program is an error that names the command to install it', () => {
  expect(() => findProgram(program)).toThrow(
    'Tool is not installed. Run "npm run setup", or set RSLIB_TEST_TOOL to its path.',
  );
});

test('the variable selects another program', () => {
  process.env[program.variable] = __filename;
  expect(findProgram(program)).toBe(__filename);
});

test('a variable that names a missing file is an error', () => {
  process.env[program.variable] = '/nowhere';
  expect(() => locate(program)).toThrow('RSLIB_TEST_TOOL is /nowhere, which does not exist.');
});
