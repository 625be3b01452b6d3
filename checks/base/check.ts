import type { Issue } from './issue';

/** An issue without its rule: `runChecks` adds the name of the check. */
export type Finding = Omit<Issue, 'rule'>;

/** One rule, in a file of its own. */
export interface Check<Input> {
  /** Shown in tests and in the message of a check that breaks down: `content/headings`. */
  name: string;
  run(input: Input): Finding[] | Promise<Finding[]>;
}

async function runCheck<Input>(check: Check<Input>, input: Input): Promise<Issue[]> {
  try {
    const findings = await check.run(input);
    return findings.map((finding) => ({ ...finding, rule: check.name }));
  } catch (error) {
    return [
      {
        rule: check.name,
        file: 'checks',
        message: `the check "${check.name}" broke down`,
        fix: 'Correct what it stumbles over, or the check.',
        details: error instanceof Error ? (error.stack ?? error.message) : String(error),
      },
    ];
  }
}

/**
 * Runs checks one after the other. A check that throws is an issue itself, so that it does not hide
 * what the others find.
 */
export async function runChecks<Input>(
  checks: readonly Check<Input>[],
  input: Input,
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const check of checks) issues.push(...(await runCheck(check, input)));

  return issues;
}
