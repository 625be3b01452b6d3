import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onPath } from '../onPath';
import { findProgram, locate } from '../programs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
const file = path.join(folder, 'tool');
const program = {
  name: 'Tool',
  variable: 'RSLIB_TEST_TOOL',
  find: () => onPath(['tool'], [folder]),
};

beforeEach(() => fs.rmSync(file, { force: true }));
afterEach(() => delete process.env[program.variable]);
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a program on the path is found', () => {
  fs.writeFileSync(file, '', { mode: 0o755 });
  expect(findProgram(program)).toBe(file);
});

test('a file that cannot be run is not a program', () => {
  fs.writeFileSync(file, '', { mode: 0o644 });
  expect(locate(program)).toBeUndefined();
});

test('one that is missing is told with the command that installs it', () => {
  expect(() => findProgram(program)).toThrow(
    'Tool is not installed. Run "npm run setup", or name it: RSLIB_TEST_TOOL=/path/to/it.',
  );
});

test('the one that is named is taken', () => {
  process.env[program.variable] = __filename;
  expect(findProgram(program)).toBe(__filename);
});

test('a name that leads nowhere is told', () => {
  process.env[program.variable] = '/nowhere';
  expect(() => locate(program)).toThrow('RSLIB_TEST_TOOL names /nowhere, which does not exist.');
});
