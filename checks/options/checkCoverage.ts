import type { OptionTable } from '../../src/config/options/types';
import { isWithin } from './optionPath';
import type { Problem } from './problem';

/**
 * Finds options that the types allow and the pages leave out, and reasons for
 * options that no longer need one.
 *
 * @param properties the options of the types, see `PackageTypes`
 * @param undocumented options without a fact box, with the reason
 */
export function checkCoverage(
  properties: readonly string[],
  table: OptionTable,
  undocumented: Readonly<Record<string, string>>,
): Problem[] {
  const documented = Object.keys(table);
  const reasons = Object.keys(undocumented);
  // A parent is documented by its parts, and what a box spells out by the box.
  const isDocumented = (name: string): boolean =>
    documented.some((each) => isWithin(each, name) || isWithin(name, each));
  return [
    ...properties
      .filter((name) => !isDocumented(name) && !reasons.some((each) => isWithin(name, each)))
      .map((option) => ({
        option,
        message: 'is neither documented nor listed with a reason',
        mend: 'add its facts and a box, or a reason in src/config/options/undocumented.ts',
      })),
    ...reasons
      .filter(
        (name) => !properties.includes(name) || documented.some((each) => isWithin(each, name)),
      )
      .map((option) => ({
        option,
        message: properties.includes(option)
          ? 'is listed in undocumented although it is documented'
          : 'is listed in undocumented but the types do not have it',
        mend: 'remove it from src/config/options/undocumented.ts',
      })),
  ];
}
