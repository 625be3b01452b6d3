import { closest } from '../../src/site/closest';

/** What the command line of a check asks for. */
export interface Args<Flag extends string> {
  flags: ReadonlySet<Flag>;
  /** All other arguments: names or files, without a trailing slash. */
  names: readonly string[];
}

/**
 * Reads the command line of a check.
 *
 * @param argv the arguments after the script's name
 * @param allowed the flags that the check knows
 * @throws Error that lists the known flags, if a flag is unknown
 */
export function readArgs<Flag extends string>(
  argv: readonly string[],
  allowed: readonly Flag[],
): Args<Flag> {
  const given = argv.filter((arg) => arg.startsWith('-'));
  const unknown = given.find((arg) => !(allowed as readonly string[]).includes(arg));
  if (unknown !== undefined) {
    const similar = closest(unknown, allowed);
    const hint = similar ? `Did you mean ${similar}?` : `Allowed: ${allowed.join(', ')}`;
    throw new Error(`Unknown flag "${unknown}". ${hint}`);
  }

  const names = argv.filter((arg) => !arg.startsWith('-')).map((arg) => arg.replace(/\/+$/, ''));
  return { flags: new Set(given as Flag[]), names };
}

/**
 * Reads the command line of a check that takes no names.
 *
 * @returns the flags
 * @throws Error that lists the known flags, if any other argument is given
 */
export function readFlags<Flag extends string>(
  argv: readonly string[],
  allowed: readonly Flag[],
): ReadonlySet<Flag> {
  const { flags, names } = readArgs(argv, allowed);
  if (names.length > 0)
    throw new Error(`Unknown argument "${names.join(' ')}". Allowed: ${allowed.join(', ')}`);
  return flags;
}

/** @throws Error if a check that takes no arguments is given one */
export function refuseArgs(argv: readonly string[] = process.argv.slice(2)): void {
  if (argv.length > 0)
    throw new Error(`Unknown argument "${argv.join(' ')}". The command takes none.`);
}
