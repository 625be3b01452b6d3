import { parseArgs } from 'node:util';

/** What the command line of a check asks for. */
export interface Args {
  flags: ReadonlySet<string>;
  /** All other arguments: names or files, without a trailing slash. */
  names: readonly string[];
}

/**
 * Reads the command line of a check.
 *
 * @param args the arguments after the script's name
 * @param allowed the flags that the check knows
 * @param takesNames whether other arguments are allowed, too
 * @throws TypeError with a code, if an argument is not allowed
 */
export function readArgs(
  args: readonly string[],
  allowed: readonly string[] = [],
  takesNames = false,
): Args {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(allowed.map((flag) => [flag.slice(2), { type: 'boolean' }])),
    allowPositionals: takesNames,
  });
  return {
    flags: new Set(Object.keys(values).map((name) => `--${name}`)),
    names: positionals.map((name) => name.replace(/\/+$/, '')),
  };
}
