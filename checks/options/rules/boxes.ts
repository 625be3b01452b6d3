import type { AuthoredTable } from '../../../src/site/options/types';
import { suggest } from '../../base/suggest';
import type { Mistake, Place } from '../mistake';

/**
 * Compares the fact boxes of the pages with the options that have facts: each option has exactly
 * one fact box, and each fact box has an option.
 *
 * @param components tags on the pages, e.g. `<OptionFacts name="lib.dts">`, with their places
 */
export function checkBoxes(
  components: readonly { tag: string; place: Place }[],
  table: AuthoredTable,
): Mistake[] {
  const boxes = components.flatMap(({ tag, place }) => {
    const [, option] = /^<OptionFacts name="([^"]*)"/.exec(tag) ?? [];
    return option === undefined ? [] : [{ option, place }];
  });
  const unknown = boxes
    .filter(({ option }) => !(option in table))
    .map(({ option, place }) => ({
      option,
      place,
      message: 'has a fact box, but no facts',
      fix: suggest(
        option,
        Object.keys(table),
        '"%"',
        'Correct the name, or add the option in src/site/options/authored.ts.',
      ),
    }));
  const misplaced = Object.keys(table).flatMap((option) => {
    const places = boxes.filter((box) => box.option === option).map(({ place }) => place);
    if (places.length === 1) return [];
    const fix = `Write <OptionFacts name="${option}" /> once, where the option is described.`;
    if (places.length === 0) return [{ option, message: 'has no fact box on any page', fix }];
    return places.map((place) => ({ option, place, message: 'has more than one fact box', fix }));
  });
  return [...unknown, ...misplaced];
}
