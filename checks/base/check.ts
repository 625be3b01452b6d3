import { FileError } from './fileError';
import type { Issue } from './issue';

/** One rule; each has its own file. */
export interface Check<Input> {
  /** Names the rule in tests and in the message if it crashes: `content/headings`. */
  name: string;
  run(input: Input): Issue[] | Promise<Issue[]>;
}

async function runCheck<Input>(check: Check<Input>, input: Input): Promise<Issue[]> {
  try {
    return await check.run(input);
  } catch (error) {
    if (error instanceof FileError) return [error.issue];

    return [
      {
        file: 'checks',
        message: `the check "${check.name}" crashed`,
        fix: 'Correct the file that it cannot handle, or the check itself.',
        details: error instanceof Error ? (error.stack ?? error.message) : String(error),
      },
    ];
  }
}

/**
 * Runs checks one after the other. If a check throws, that is reported as an issue, so that it does
 * not hide what the others find.
 */
export async function runChecks<Input>(
  checks: readonly Check<Input>[],
  input: Input,
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const check of checks) issues.push(...(await runCheck(check, input)));

  return issues;
}
