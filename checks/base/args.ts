import { suggest } from './suggest';

/** What the command line of a check asks for. */
export interface Args {
  flags: ReadonlySet<string>;
  /** All other arguments: names or files, without a trailing slash. */
  names: readonly string[];
}

/**
 * Reads the command line of a check.
 *
 * @param argv the arguments after the script's name
 * @param allowed the flags that the check knows
 * @param takesNames whether other arguments are allowed, too
 * @throws Error that lists the known flags, if an argument is not allowed
 */
export function readArgs(
  argv: readonly string[],
  allowed: readonly string[] = [],
  takesNames = false,
): Args {
  const names = argv.filter((arg) => !arg.startsWith('-'));
  const unknown = argv.filter(
    (arg) => !allowed.includes(arg) && !(takesNames && names.includes(arg)),
  );
  if (unknown.length > 0) {
    const hint = suggest(
      unknown[0] ?? '',
      allowed,
      '%',
      `Allowed: ${allowed.join(', ') || 'none'}`,
    );
    throw new Error(`Unknown argument "${unknown.join(' ')}". ${hint}`);
  }
  return {
    flags: new Set(argv.filter((arg) => allowed.includes(arg))),
    names: names.map((name) => name.replace(/\/+$/, '')),
  };
}
