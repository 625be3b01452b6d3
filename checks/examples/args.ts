/** What the command line asks for. */
export interface RunnerOptions {
  /** Compare with the committed outputs instead of refreshing them. */
  readonly check: boolean;
  /** Skip examples that passed before with the same inputs (only with check). */
  readonly cache: boolean;
  /** Examples to run, as `name` or `name/variant`; all of them when empty. */
  readonly names: readonly string[];
}

/**
 * Reads the command line of the examples runner.
 *
 * @param argv The arguments after the script's name.
 * @throws When a flag is unknown.
 */
export function parseArgs(argv: readonly string[]): RunnerOptions {
  let check = false;
  let cache = true;
  const names: string[] = [];
  for (const arg of argv) {
    if (arg === '--check') check = true;
    else if (arg === '--no-cache') cache = false;
    else if (arg.startsWith('-')) {
      throw new Error(
        `Unknown flag "${arg}". Allowed: --check, --no-cache, and names of examples.`,
      );
    } else names.push(arg.replace(/\/+$/, ''));
  }
  return { check, cache, names };
}
