import type { OptionTable } from '../../../src/config/options/types';
import type { Mistake, Place } from '../mistake';
import { isWithin } from '../optionPath';

/**
 * Finds options that the types allow and the pages leave out, and reasons for options that no
 * longer need one.
 *
 * @param properties the options of the types, see `PackageTypes`
 * @param undocumented options without a fact box, with the reason
 * @param placeOfReason where the reason for an option is
 */
export function checkCoverage(
  properties: readonly string[],
  table: OptionTable,
  undocumented: Readonly<Record<string, string>>,
  placeOfReason: (option: string) => Place,
): Mistake[] {
  const documented = Object.keys(table);
  const reasons = Object.keys(undocumented);
  // A parent is documented by its parts, and what a box spells out by the box.
  const isDocumented = (name: string): boolean =>
    documented.some((each) => isWithin(each, name) || isWithin(name, each));
  const missing = properties
    .filter((name) => !isDocumented(name) && !reasons.some((each) => isWithin(name, each)))
    .map((option) => ({
      option,
      place: placeOfReason(option),
      message: 'is neither documented nor listed with a reason',
      fix: 'Add its facts and a box, or a reason in this file.',
    }));
  const needless = reasons
    .filter((name) => !properties.includes(name) || documented.some((each) => isWithin(each, name)))
    .map((option) => ({
      option,
      place: placeOfReason(option),
      message: properties.includes(option)
        ? 'is listed as undocumented, but is documented'
        : 'is listed as undocumented, but the types do not have it',
      fix: 'Remove it from the list.',
    }));
  return [...missing, ...needless];
}
