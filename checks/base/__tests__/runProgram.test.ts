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

test('prints an error for the reader without a stack', async () => {
  await runProgram(() => Promise.reject(new Error('No build. Fix: Run "npm run build".')));
  expect(process.exitCode).toBe(1);
  expect(printed).toEqual(['No build. Fix: Run "npm run build".']);
});

test.each([new TypeError('x is undefined'), Object.assign(new Error('x'), { code: 'ENOENT' })])(
  'prints an error that comes from a bug with its stack: %s',
  async (bug) => {
    await runProgram(() => Promise.reject(bug));
    expect(process.exitCode).toBe(1);
    expect(printed).toEqual([bug]);
  },
);
