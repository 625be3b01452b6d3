import type { AuthoredTable } from '../../../src/site/options/types';
import type { Mistake } from '../mistake';

/** Flags that set no option of the configuration. */
const withoutOption: ReadonlySet<string> = new Set([
  '--config',
  '--config-loader',
  '--env-dir',
  '--env-mode',
  '--help',
  '--lib',
  '--no-env',
  '--version',
  '--watch',
]);

/**
 * Finds flags of the installed tool that no option has.
 *
 * @param help the long spellings of each flag of `rslib build`
 */
export function checkFlags(
  authored: AuthoredTable,
  help: readonly (readonly string[])[],
): Mistake[] {
  const known = new Set([...withoutOption, ...Object.values(authored).map(({ flag }) => flag)]);
  return help
    .filter((names) => !names.some((name) => known.has(name)))
    .map(([flag = '']) => ({
      option: flag,
      message: 'is a flag of `rslib build` that no option has',
      fix: 'Add it as "flag" to the option that it sets, or to the flags without an option in checks/options/rules/flags.ts.',
    }));
}
