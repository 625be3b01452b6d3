import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../../../src/testing/tempFolder';
import { findProgram } from '../programs';

const file = path.join(tempFolder(), 'tool');
const program = {
  name: 'Tool',
  variable: 'RSLIB_TEST_TOOL',
  find: () => (fs.existsSync(file) ? file : undefined),
};

afterEach(() => delete process.env[program.variable]);

test('a program is found on the path, else the error names the command to install it', () => {
  expect(() => findProgram(program)).toThrow(
    'Tool is not installed. Run "npm run setup", or set RSLIB_TEST_TOOL to its path.',
  );
  fs.writeFileSync(file, '');
  expect(findProgram(program)).toBe(file);
});

test('the variable selects another program, which has to exist', () => {
  process.env[program.variable] = __filename;
  expect(findProgram(program)).toBe(__filename);
  process.env[program.variable] = '/nowhere';
  expect(() => findProgram(program)).toThrow('RSLIB_TEST_TOOL is /nowhere, which does not exist.');
});
