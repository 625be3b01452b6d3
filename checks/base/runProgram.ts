/**
 * Checks throw plain errors, with messages for the people who run them. Errors of the engine, such
 * as a TypeError, and those of Node.js, which have a code, come from bugs.
 */
function isMessage(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error && !('code' in error);
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
