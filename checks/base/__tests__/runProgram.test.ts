import { runProgram } from '../runProgram';

let printed: unknown[];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'error').mockImplementation((each) => printed.push(each));
});

afterEach(() => (process.exitCode = undefined));

test.each([
  [true, 0],
  [false, 1],
])('ends with a status: passed %s → %i', async (hasPassed, status) => {
  await runProgram(() => hasPassed);
  expect(process.exitCode).toBe(status);
  expect(printed).toEqual([]);
});

test.each([
  new Error('No build. Fix: Run "npm run build".'),
  Object.assign(new TypeError('Unknown option'), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' }),
])('prints an error for the reader without a stack: %s', async (error) => {
  await runProgram(() => Promise.reject(error));
  expect(process.exitCode).toBe(1);
  expect(printed).toEqual([error.message]);
});

test.each([new TypeError('x is undefined'), Object.assign(new Error('x'), { code: 'ENOENT' })])(
  'prints an error that comes from a bug with its stack: %s',
  async (bug) => {
    await runProgram(() => Promise.reject(bug));
    expect(process.exitCode).toBe(1);
    expect(printed).toEqual([bug]);
  },
);
