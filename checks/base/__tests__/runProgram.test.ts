import { runProgram } from '../runProgram';

const message = new Error('No build. Fix: Run "npm run build".');
const usage = Object.assign(new TypeError('Unknown option'), { code: 'ERR_PARSE_ARGS_UNKNOWN' });
const bug = new TypeError('x is undefined');
const failure = Object.assign(new Error('x'), { code: 'ENOENT' });

afterEach(() => (process.exitCode = undefined));

test.each([
  ['passes', true, 0, []],
  ['does not pass', false, 1, []],
  ['throws for its reader', message, 1, [message.message]],
  ['refuses its command line', usage, 1, [usage.message]],
  ['has a bug', bug, 1, [bug]],
  ['meets an error of Node.js', failure, 1, [failure]],
])('status and output of a check that %s', async (_, outcome, status, output) => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  await runProgram(() => (typeof outcome === 'boolean' ? outcome : Promise.reject(outcome)));
  expect(process.exitCode).toBe(status);
  expect(print.mock.calls.flat()).toEqual(output);
});
