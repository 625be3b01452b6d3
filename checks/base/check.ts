import { FileError, type Issue } from './issue';

/** What each rule that ran before has found, by its name. */
export type Found = Readonly<Record<string, readonly Issue[]>>;

/** One rule; each has its own file. */
export type Check<Input> = (input: Input, found: Found) => Issue[] | Promise<Issue[]>;

/**
 * Runs rules one after the other. If one throws, that is reported as an issue, so that it does not
 * hide what the others find.
 *
 * @param checks the rules by their names, which the message about a crash has
 */
export async function runChecks<Input>(
  checks: Readonly<Record<string, Check<Input>>>,
  input: Input,
): Promise<Issue[]> {
  const found: Record<string, Issue[]> = {};
  for (const [name, check] of Object.entries(checks)) {
    try {
      found[name] = await check(input, found);
    } catch (error) {
      const crash = {
        file: 'checks',
        message: `the check "${name}" crashed`,
        fix: 'Correct the file that it cannot handle, or the check itself.',
        details: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
      found[name] = [error instanceof FileError ? error.issue : crash];
    }
  }
  return Object.values(found).flat();
}
