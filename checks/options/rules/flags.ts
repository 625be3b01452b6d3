import type { OptionTable } from '../../../src/config/options/types';
import type { CliOption } from '../../base/cliHelp';
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
 * Compares the flags in the facts of options with those of the installed tool: each flag that sets
 * an option is in its facts, in all long spellings, and no other flag is.
 *
 * @param help the options of `rslib build`
 */
export function checkFlags(table: OptionTable, help: readonly CliOption[]): Mistake[] {
  const spellings = help.map(({ names }) => names.filter((name) => name.startsWith('--')));
  const stated = Object.entries(table).flatMap(([option, { cli }]) =>
    cli === undefined ? [] : [{ option, flags: cli.join(' ') }],
  );
  const actual = spellings.map((names) => names.join(' '));
  return [
    ...stated
      .filter(({ flags }) => !actual.includes(flags))
      .map(({ option, flags }) => ({
        option,
        message: 'has flags that `rslib build --help` does not have together',
        fix: 'Write all long spellings of one flag, in the order of the help.',
        stated: flags,
        actual: actual.find((names) => names.split(' ')[0] === flags.split(' ')[0]) ?? 'no flag',
      })),
    ...spellings
      .filter((names) => !names.some((name) => withoutOption.has(name)))
      .filter((names) => !stated.some(({ flags }) => flags === names.join(' ')))
      .map(([option = '']) => ({
        option,
        message: 'is a flag of `rslib build` that is not in the facts of any option',
        fix: 'Add it as `cli` to the option that it sets, or to the flags without an option in checks/options/rules/flags.ts.',
      })),
  ];
}
