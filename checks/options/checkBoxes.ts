import { parseMarkdown } from '../../src/lib/markdown';
import type { OptionTable } from '../../src/config/options/types';
import type { Problem } from './problem';

/**
 * Compares the fact boxes of the pages with the options that have facts: each
 * option has one box, and each box an option.
 *
 * @param pages text of each page by its file
 */
export function checkBoxes(pages: ReadonlyMap<string, string>, table: OptionTable): Problem[] {
  const boxes = new Map<string, string[]>();
  for (const [file, text] of pages) {
    for (const component of parseMarkdown(text).components) {
      const [, name] = /^OptionFacts name="([^"]*)"/.exec(component) ?? [];
      if (name !== undefined) {
        boxes.set(name, [...(boxes.get(name) ?? []), file]);
      }
    }
  }
  return [
    ...[...boxes.keys()]
      .filter((option) => !(option in table))
      .map((option) => ({
        option,
        message: `has a box in ${boxes.get(option)?.join(', ')} but no facts`,
        mend: 'correct the name, or add the facts in src/config/options/',
      })),
    ...Object.keys(table).flatMap((option) => {
      const files = boxes.get(option) ?? [];
      return files.length === 1
        ? []
        : [
            {
              option,
              message:
                files.length === 0 ? 'has no box on any page' : `has boxes in ${files.join(', ')}`,
              mend: `write <OptionFacts name="${option}" /> once, where the option is described`,
            },
          ];
    }),
  ];
}
