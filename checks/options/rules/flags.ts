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
 * Finds flags of the installed tool that no option has, and flags that only an option has.
 *
 * @param help the long spellings of each flag of `rslib build`
 */
export function checkFlags(
  authored: AuthoredTable,
  help: readonly (readonly string[])[],
): Mistake[] {
  const options = Object.entries(authored);
  const isFlag = (flag: string): boolean => help.some((names) => names.includes(flag));
  const unknown = options
    .filter(([, { flag }]) => flag !== undefined && !isFlag(flag))
    .map(([option]) => ({
      option,
      message: 'has a flag that `rslib build --help` does not have',
      fix: 'Correct or remove the flag.',
    }));
  const unused = help
    .filter((names) => !names.some((name) => withoutOption.has(name)))
    .filter((names) => !options.some(([, { flag }]) => names.some((name) => name === flag)))
    .map(([flag = '']) => ({
      option: flag,
      message: 'is a flag of `rslib build` that no option has',
      fix: 'Add it as "flag" to the option that it sets, or to the flags without an option in checks/options/rules/flags.ts.',
    }));
  return [...unknown, ...unused];
}
