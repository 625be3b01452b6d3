import type { AuthoredTable } from '../../../src/site/options/types';
import { lists, type Mistake } from '../mistake';
import { isWithin } from '../optionPath';

/**
 * Finds options that the types allow but the pages leave out, and reasons that are outdated.
 *
 * @param properties the options of the types, see `Declarations`
 * @param undocumented options without a fact box, with the reason
 */
export function checkCoverage(
  properties: readonly string[],
  table: AuthoredTable,
  undocumented: Readonly<Record<string, string>>,
): Mistake[] {
  const file = lists.undocumented;
  const documented = Object.keys(table);
  const reasons = Object.keys(undocumented);
  // A parent is documented by its parts, and a part by the fact box of its parent.
  const isDocumented = (name: string): boolean =>
    documented.some((each) => isWithin(each, name) || isWithin(name, each));
  const missing = properties
    .filter((name) => !isDocumented(name) && !reasons.some((each) => isWithin(name, each)))
    .map((option) => ({
      option,
      file,
      message: 'is neither documented nor listed with a reason',
      fix: 'Add it to src/site/options/authored.ts and a fact box to a page, or a reason to this file.',
    }));
  const needless = reasons
    .filter((name) => !properties.includes(name) || documented.some((each) => isWithin(each, name)))
    .map((option) => ({
      option,
      file,
      message: properties.includes(option)
        ? 'is listed as undocumented, but is documented'
        : 'is listed as undocumented, but the types do not have it',
      fix: 'Remove it from the list.',
    }));
  return [...missing, ...needless];
}
