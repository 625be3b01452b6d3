import { readArgs, type Args } from './args';

/**
 * Checks throw plain errors, with messages for the people who run them, and Node.js says what is
 * wrong with a command line. Other errors of the engine, such as a TypeError, and of Node.js, which
 * have a code, come from bugs.
 */
function isMessage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (!('code' in error)) return error.constructor === Error;
  return String(error.code).startsWith('ERR_PARSE_ARGS_');
}

/**
 * Runs a check as a program, which exits with 1 if the check does not pass or throws. An error that
 * comes from a bug is printed with its stack, any other without.
 *
 * @param main returns whether the check has passed
 */
export async function runProgram(main: () => boolean | Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    console.error(isMessage(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Runs a check like `runProgram`, with its command line; other arguments are refused.
 *
 * @param flags those that the check knows
 * @param takesNames whether it takes names or files, too
 */
export function runCommand(
  main: (args: Args) => boolean | Promise<boolean>,
  flags: readonly string[] = [],
  takesNames = false,
): Promise<void> {
  return runProgram(() => main(readArgs(process.argv.slice(2), flags, takesNames)));
}
